import { randomUUID } from 'node:crypto'
import { newEndpoint } from '../access/integrations/integration-rows.ts'
import { multipart, onePixel } from '../access/upload.ts'
import { openRoom, write } from '../rooms.ts'
import { calendarOf } from '../stand-ins/feed-server.ts'
import { move } from '../stays.ts'
import { type Cast, runJob } from './notification-world.ts'
import { type Scenario, scenario } from './scenario.ts'

const watched = { checkIn: '2026-12-14', checkOut: '2026-12-17', guests: 2, pets: 0 }
const watchedPath = /^\/suite-details\/home-[\w-]+\?checkIn=2026-12-14&checkOut=2026-12-17$/

async function watch({ guest, slug, marea }: Cast) {
  await guest.call('PUT', '/favorites/stay', { body: watched })
  await guest.call('PUT', `/favorites/${slug}`, { body: {} })
  await marea.runJobs()
}

function changeCalendar(act: object) {
  return ({ owner, slug }: Cast) =>
    move(owner, '/owner/calendar/changes', {
      homes: [slug],
      from: '2026-12-14',
      to: '2026-12-17',
      act,
    })
}

const block = changeCalendar({ kind: 'block', reason: 'Painters' })

async function watchBlocked(cast: Cast) {
  await watch(cast)
  await block(cast)
  await cast.marea.runJobs()
}

const twoStays = [
  { uid: 'one', from: '2026-12-01', to: '2026-12-09' },
  { uid: 'two', from: '2026-12-20', to: '2026-12-24' },
]

async function connectCalendar({ marea, owner, slug, feeds }: Cast) {
  await marea.db.deleteFrom('calendarFeeds').execute()
  feeds.sends(calendarOf(twoStays))
  await owner.call('POST', '/owner/feeds', { body: { suite: slug, url: feeds.url } })
}

async function checkCalendars(cast: Cast, minutes: number) {
  cast.marea.clock.advance({ minutes })
  await runJob(cast, 'channels.import-feeds')
}

async function failCalendar(cast: Cast) {
  cast.feeds.fails(503)
  for (let count = 0; count < 4; count += 1) await checkCalendars(cast, 61)
}

async function emptyCalendar(cast: Cast) {
  cast.feeds.sends(calendarOf([]))
  for (let count = 0; count < 2; count += 1) await checkCalendars(cast, 11)
}

function licensedUntil(day: string) {
  return async ({ marea, suiteId }: Cast) => {
    await marea.db
      .updateTable('suiteLicenses')
      .set({ validUntil: Temporal.PlainDate.from(day) })
      .where('suiteId', '=', suiteId)
      .where('kind', '=', 'miami_certificate_of_use')
      .execute()
  }
}

const licensePath = /^\/property-management\/homes\/home-[\w-]+\?section=licenses$/

function checkLicense(verdict: object) {
  return async ({ admin, suiteId }: Cast) => {
    const { body } = await admin.call('GET', '/admin/homes')
    const home = body.result.find(({ id }: { id: string }) => id === suiteId)
    const [{ kind, number }] = home.licenses
    const check = { body: { kind, number, ...verdict } }
    return admin.call('POST', `/admin/homes/${suiteId}/license-checks`, check)
  }
}

async function addFailingEndpoint(cast: Cast) {
  await cast.marea.db.deleteFrom('webhookEndpoints').execute()
  const body = { ...newEndpoint, url: 'http://webhooks.marea.test/?status=503' }
  const added = await cast.owner.call('POST', '/webhook-endpoints', { body })
  await cast.owner.call('POST', `/webhook-endpoints/${added.body.result.endpoint.id}/test`)
  await runJob(cast, 'webhooks.deliver')
}

async function failThreeDays(cast: Cast) {
  cast.marea.clock.advance({ hours: 72 })
  await runJob(cast, 'webhooks.deliver')
}

const notifyDue = (cast: Cast) => {
  cast.marea.clock.set('2026-11-15T15:00:00Z')
  return runJob(cast, 'notifications.notify-due')
}

async function writePhoto(cast: Cast, room: string) {
  const photo = multipart({ ...onePixel, field: 'photo' })
  const { body } = await cast.guest.call('POST', `/rooms/${room}/photos`, photo)
  const message = { id: randomUUID(), text: '', photoIds: [body.result.id] }
  return cast.guest.call('POST', `/rooms/${room}/messages`, { body: message })
}

async function askSupport({ guest }: Cast): Promise<string> {
  const { body } = await guest.call('POST', '/rooms', { body: { support: true } })
  await write(guest, body.result.id, 'Where is my receipt?')
  return body.result.id
}

function answerFromSupport({ admin }: Cast, room: string) {
  const answer = { id: randomUUID(), text: 'It is on its way.' }
  return admin.call('POST', `/admin/support/${room}/messages`, { body: answer })
}

const favorite = { kind: 'favorite_changed', to: 'guest', path: watchedPath } as const
const calendar = {
  kind: 'feed_trouble',
  to: 'owner',
  prepare: connectCalendar,
  path: '/property-management/channels',
} as const
const license = {
  kind: 'license_expiring',
  to: 'owner',
  act: notifyDue,
  path: licensePath,
} as const
const message = {
  kind: 'message',
  to: 'owner',
  isEmailedLater: true,
  prepare: ({ guest, slug }: Cast) => openRoom(guest, slug),
  path: /^\/chat\/[\w-]+$/,
} as const

export const homeScenarios: readonly Scenario[] = [
  scenario({
    ...favorite,
    state: 'price_changed',
    prepare: watch,
    act: changeCalendar({ kind: 'rates', amount: 990_00 }),
    en: { title: 'New price: Casa Almendro', body: /^Dec 14 – 17: \$[\d,.]+ total, .*\(was \$/ },
    es: { title: /Casa Almendro/, body: /14–17 dic.*\$/ },
  }),
  scenario({
    ...favorite,
    state: 'nights_lost',
    prepare: watch,
    act: block,
    en: { title: 'Casa Almendro is no longer available for your dates', body: /^Dec 14 – 17\./ },
    es: { title: /Casa Almendro/, body: /14–17 dic/ },
  }),
  scenario({
    ...favorite,
    state: 'nights_back',
    prepare: watchBlocked,
    act: changeCalendar({ kind: 'unblock' }),
    en: { title: 'Casa Almendro is available for your dates', body: /^Dec 14 – 17: \$/ },
    es: { title: /Casa Almendro/, body: /14–17 dic.*\$/ },
  }),
  scenario({
    kind: 'expense_to_approve',
    to: 'owner',
    act: ({ admin, slug }) =>
      move(admin, '/admin/expense-requests', {
        suite: slug,
        category: 'pool',
        concept: 'New pump',
        amount: 1_800_00,
      }),
    en: { title: 'Approve an expense: $1,800.00', body: 'New pump at Casa Almendro' },
    es: { title: /\$1,800\.00/, body: /New pump.*Casa Almendro/ },
    path: /^\/property-management\?need=expense%3A[\w-]{36}$/,
  }),
  scenario({
    ...calendar,
    state: 'failing',
    act: failCalendar,
    en: { title: 'We can’t load a calendar: Airbnb, Casa Almendro', body: /stay blocked/ },
    es: { title: /Airbnb, Casa Almendro/, body: /fechas/ },
  }),
  scenario({
    ...calendar,
    state: 'paused',
    act: emptyCalendar,
    en: { title: 'Calendar paused: Airbnb, Casa Almendro', body: /far fewer dates/ },
    es: { title: /Airbnb, Casa Almendro/, body: /fechas/ },
  }),
  scenario({
    ...license,
    state: 'soon',
    prepare: licensedUntil('2026-12-01'),
    en: { title: 'License expiring: Casa Almendro', body: /valid until/ },
    es: { title: /Casa Almendro/, body: /dic/ },
  }),
  scenario({
    ...license,
    state: 'expired',
    prepare: licensedUntil('2026-11-10'),
    en: { title: 'License expired: Casa Almendro', body: /valid until/ },
    es: { title: /Casa Almendro/, body: /nov/ },
  }),
  scenario({
    kind: 'license_accepted',
    to: 'owner',
    act: checkLicense({ verdict: 'accepted' }),
    en: { title: 'License verified: Casa Almendro', body: /public record\.$/ },
    es: { title: 'Licencia verificada: Casa Almendro', body: /registro público\.$/ },
    path: licensePath,
  }),
  scenario({
    kind: 'license_correction',
    to: 'owner',
    act: checkLicense({ verdict: 'correction', reason: 'The record shows another address.' }),
    en: {
      title: 'License correction needed: Casa Almendro',
      body: /: The record shows another address\.$/,
    },
    es: { title: 'Licencia por corregir: Casa Almendro', body: /: The record shows/ },
    path: licensePath,
  }),
  scenario({
    kind: 'webhook_disabled',
    to: 'owner',
    prepare: addFailingEndpoint,
    act: failThreeDays,
    en: { title: 'Webhook turned off: webhooks.marea.test', body: /failed for 3 days/ },
    es: { title: 'Webhook desactivado: webhooks.marea.test', body: /fallaron durante 3 días/ },
    path: /^\/property-management\/integrations\/[\w-]{36}$/,
  }),
  scenario({
    ...message,
    state: 'text',
    act: ({ guest }, room) => write(guest, room, 'Is the pool heated?'),
    en: { title: 'New message from Laura', body: 'Casa Almendro: “Is the pool heated?”' },
    es: { title: /Laura/, body: 'Casa Almendro: “Is the pool heated?”' },
  }),
  scenario({
    ...message,
    state: 'photo',
    act: writePhoto,
    en: { title: 'New message from Laura', body: 'Casa Almendro: photo' },
    es: { title: /Laura/, body: 'Casa Almendro: foto' },
  }),
  scenario({
    ...message,
    state: 'support',
    to: 'guest',
    prepare: askSupport,
    act: answerFromSupport,
    en: { title: 'New message from Marea support', body: 'Ana: “It is on its way.”' },
    es: { title: 'Nuevo mensaje de Soporte de Marea', body: 'Ana: “It is on its way.”' },
  }),
]
