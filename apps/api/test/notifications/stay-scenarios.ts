import sharp from 'sharp'
import { completeStays, settleStays } from '../../src/bookings/settle/settle.ts'
import { insertConflict } from '../channels/channel-data.ts'
import { runFanOut } from '../run-fan-out.ts'
import { booked, type Guest, move, reviewDraft } from '../stays.ts'
import { type Cast, callAt, runJob } from './notification-world.ts'
import { type Scenario, scenario } from './scenario.ts'

const dates = { checkIn: '2026-11-18', checkOut: '2026-11-22' }
const shown = { en: /Nov 18 – 22/, es: /18–22 nov/ }
const shorter = { en: /Nov 18 – 21/, es: /18–21 nov/ }
const ofGuest = /^\/my-bookings\?booking=[\w-]{36}$/
const ofOwner = /^\/property-management\/bookings\/[\w-]{36}$/

function book({ marea, guest, slug }: Cast) {
  return booked(marea, guest, { slug, ...dates })
}

async function shorten({ guest }: Cast, { id }: { id: string }) {
  const wish = { checkIn: dates.checkIn, checkOut: '2026-11-21', guests: 2, pets: 0 }
  const { body } = await guest.call('POST', `/bookings/${id}/quotes`, { body: wish })
  return move(guest, `/bookings/${id}/change`, { quoteId: body.result.quote.id })
}

function cancel({ guest }: Cast, { id }: { id: string }) {
  return move(guest, `/bookings/${id}/cancellation`, { to: 'wallet' })
}

async function cancelByOwner({ marea, owner }: Cast, { id }: { id: string }) {
  const conflict = await insertConflict(marea, id, owner.id)
  return move(owner, `/owner/feed-conflicts/${conflict}/decision`, { decision: 'cancel_booking' })
}

async function uploadId({ guest }: Cast, { id }: { id: string }) {
  const create = { width: 600, height: 400, channels: 3, background: '#7a5c3a' } as const
  const image = await sharp({ create }).png().toBuffer()
  const field = (name: string) => `--tide\r\ncontent-disposition: form-data; name="${name}"`
  const fields = `${field('document')}\r\n\r\npassport\r\n${field('number')}\r\n\r\nX1234567\r\n`
  const file = `${field('image')}; filename="p.png"\r\ncontent-type: image/png\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(fields + file),
    image,
    Buffer.from('\r\n--tide--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=tide' }
  return guest.call('PUT', `/bookings/${id}/main-host-id`, { payload, headers })
}

async function bookWithId(cast: Cast) {
  const booking = await book(cast)
  await uploadId(cast, booking)
  return booking
}

function decideOnId(status: 'accepted' | 'rejected') {
  const reason = status === 'rejected' ? { reason: 'The number can’t be read' } : {}
  return async ({ owner }: Cast, { id }: { id: string }) => {
    await owner.call('GET', `/bookings/${id}/main-host-id/preview.jpg`)
    const body = { status, ...reason }
    return owner.call('PUT', `/bookings/${id}/main-host-id/verdict`, { body })
  }
}

async function leave({ marea }: Cast) {
  marea.clock.set('2026-11-22T20:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  await runFanOut(marea.ctx(), completeStays)
}

/** The reviews of both sides are published together. */
async function reviewEachOther(cast: Cast, { id }: { id: string }) {
  const at = '2026-11-22T21:00:00Z'
  const put = (by: Guest, path: string, body: object) => by.call('PUT', path, { body })
  await put(await callAt(cast, cast.guest, at), `/bookings/${id}/review`, reviewDraft)
  const ofGuest = { stars: 4, text: 'Kind people' }
  await put(await callAt(cast, cast.owner, at), `/owner/bookings/${id}/review`, ofGuest)
}

function onTheMorningOf(day: string) {
  return async (cast: Cast) => {
    cast.marea.clock.set(`${day}T14:00:00Z`)
    await runJob(cast, 'notifications.notify-due')
  }
}

const toGuest = { to: 'guest', path: ofGuest } as const
const toOwner = { to: 'owner', path: ofOwner } as const
const inHome = 'Casa Almendro'

export const stayScenarios: readonly Scenario[] = [
  scenario({
    kind: 'booking_confirmed',
    ...toGuest,
    act: book,
    en: { title: `Booking confirmed: ${inHome}`, body: shown.en },
    es: { title: `Reserva confirmada: ${inHome}`, body: shown.es },
  }),
  scenario({
    kind: 'new_booking',
    ...toOwner,
    act: book,
    en: {
      title: `New booking: ${inHome}`,
      body: /^Laura.*Nov 18 – 22, 2 guests\. Your payout: \$/,
    },
    es: { title: `Nueva reserva: ${inHome}`, body: /^Laura.*18–22 nov, 2 huéspedes\. .*\$/ },
  }),
  scenario({
    kind: 'booking_changed',
    ...toGuest,
    prepare: book,
    act: shorten,
    en: { title: `Booking updated: ${inHome}`, body: shorter.en },
    es: { title: `Reserva actualizada: ${inHome}`, body: shorter.es },
  }),
  scenario({
    kind: 'home_booking_changed',
    ...toOwner,
    prepare: book,
    act: shorten,
    en: { title: `Booking updated: ${inHome}`, body: shorter.en },
    es: { title: `Reserva actualizada: ${inHome}`, body: shorter.es },
  }),
  scenario({
    kind: 'booking_canceled',
    state: 'by_guest',
    ...toGuest,
    prepare: book,
    act: cancel,
    en: { title: `Booking canceled: ${inHome}`, body: /^You canceled/ },
    es: { title: `Reserva cancelada: ${inHome}`, body: shown.es },
  }),
  scenario({
    kind: 'booking_canceled',
    state: 'by_other',
    ...toGuest,
    prepare: book,
    act: cancelByOwner,
    en: {
      title: `Your stay at ${inHome} was canceled`,
      body: /See your booking for refund details/,
    },
    es: { title: /Casa Almendro/, body: shown.es },
  }),
  scenario({
    kind: 'home_booking_canceled',
    to: 'owner',
    prepare: book,
    act: cancel,
    en: { title: `Booking canceled: ${inHome}`, body: /available again/ },
    es: { title: `Reserva cancelada: ${inHome}`, body: shown.es },
    path: ofOwner,
  }),
  scenario({
    kind: 'id_to_review',
    to: 'owner',
    prepare: book,
    act: uploadId,
    en: { title: `Review an ID: ${inHome}`, body: /^Laura.* uploaded the main host ID/ },
    es: { title: /Casa Almendro/, body: shown.es },
    path: /^\/property-management\?need=host_id%3A[\w-]{36}$/,
  }),
  scenario({
    kind: 'id_accepted',
    ...toGuest,
    prepare: bookWithId,
    act: decideOnId('accepted'),
    en: { title: `Main host ID verified: ${inHome}`, body: shown.en },
    es: { title: /verificad/, body: shown.es },
  }),
  scenario({
    kind: 'id_rejected',
    ...toGuest,
    prepare: bookWithId,
    act: decideOnId('rejected'),
    en: { title: `We couldn’t accept the main host ID: ${inHome}`, body: shown.en },
    es: { title: /No pudimos/, body: shown.es },
  }),
  scenario({
    kind: 'review_requested',
    ...toGuest,
    prepare: book,
    act: leave,
    en: { title: `How was your stay at ${inHome}?`, body: shown.en },
    es: { title: /Casa Almendro/, body: shown.es },
  }),
  scenario({
    kind: 'review_received',
    ...toGuest,
    prepare: book,
    act: reviewEachOther,
    en: { title: `The owner of ${inHome} reviewed you`, body: /^4 stars/ },
    es: { title: /Casa Almendro/, body: /^4 estrellas/ },
  }),
  scenario({
    kind: 'home_reviewed',
    to: 'owner',
    prepare: book,
    act: reviewEachOther,
    en: { title: `New review of ${inHome}: 5 stars`, body: /: “We swam before breakfast\.”$/ },
    es: { title: /Casa Almendro: 5 estrellas/, body: /“We swam before breakfast\.”/ },
    path: /^\/suite-details\/home-[\w-]+#reviews$/,
  }),
  scenario({
    kind: 'arriving_tomorrow',
    ...toGuest,
    prepare: book,
    act: onTheMorningOf('2026-11-17'),
    en: { title: `Check-in tomorrow: ${inHome}`, body: /Check-in starts at \d+/ },
    es: { title: /Casa Almendro/, body: shown.es },
  }),
  scenario({
    kind: 'arrival_today',
    to: 'owner',
    prepare: book,
    act: onTheMorningOf('2026-11-18'),
    en: { title: `Check-in today: ${inHome}`, body: /^Laura.*, 2 guests, from/ },
    es: { title: /Casa Almendro/, body: /^Laura.*, 2 huéspedes/ },
    path: '/property-management/movile-management',
  }),
]
