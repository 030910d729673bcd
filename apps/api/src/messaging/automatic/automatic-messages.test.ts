import type { AutomaticMessage, Occasion } from '@marea/contract/messaging/automatic-messages.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openRoom, thread, wrote } from '../../../test/rooms.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sendDueMessages } from './send-due-messages.ts'

let marea: TestApp
let ines: Guest
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER', language: 'es' })
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

const stay = { checkIn: '2026-11-25', checkOut: '2026-11-28' }

/** Check-in is from 4 PM and check-out until 11 AM; Miami is five hours behind. */
const dayBefore = '2026-11-24T15:00:00Z'
const checkoutMorning = '2026-11-28T13:00:00Z'

async function newGuest(language: Language = 'en') {
  people += 1
  return signedIn(marea, `Laura-${people}`, { language })
}

const edit = { en: 'Hi {{guest}}, from {{check_in_time}}', es: 'Hola, {{huesped}}' }

function save(slug: string, occasion: Occasion, body: object, by = ines) {
  const whole = { version: 0, isOn: true, texts: edit, ...body }
  return by.call('PUT', `/owner/automatic-messages/${slug}/${occasion}`, { body: whole })
}

async function saved(slug: string, occasion: Occasion, body: object = {}) {
  const answer = await save(slug, occasion, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.result as AutomaticMessage
}

async function messagesOf(slug: string): Promise<AutomaticMessage[]> {
  const { body } = await ines.call('GET', `/owner/automatic-messages?home=${slug}`)
  return body.result.chosen.messages
}

async function sentTo(guest: Guest, slug: string) {
  const { items } = await thread(guest, await openRoom(guest, slug))
  return items.filter(({ isAutomatic }) => isAutomatic)
}

async function runAt(instant: string) {
  marea.clock.set(instant)
  await runFanOut(marea.ctx(), sendDueMessages)
}

test('every home begins with texts in both languages that are off', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const messages = await messagesOf(slug)
  expect(messages.map(({ occasion, isOn }) => [occasion, isOn])).toEqual([
    ['booking_confirmed', false],
    ['day_before_arrival', false],
    ['checkout', false],
  ])
  for (const { texts } of messages) expect(texts.en && texts.es).toBeTruthy()
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  await runAt(dayBefore)
  await runAt(checkoutMorning)
  expect(await sentTo(guest, slug)).toEqual([])
})

test('a message edited from an older version is refused with what was saved meanwhile', async () => {
  const { slug } = await homeOf(marea, ines.id)
  expect(await saved(slug, 'checkout', { isOn: false })).toMatchObject({ version: 1, isOn: false })
  const { status, body } = await save(slug, 'checkout', { texts: { en: 'Mine', es: '' } })
  expect([status, body.error.code]).toEqual([409, 'messaging.template_outdated'])
  expect(body.error.details.current).toMatchObject({ version: 1, texts: edit, changedBy: 'Inés' })
  expect(await saved(slug, 'checkout', { version: 1 })).toMatchObject({ version: 2, isOn: true })
})

test('of several who save at once one is first', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((en) => save(slug, 'checkout', { texts: { en, es: '' } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('unknown placeholders are refused by name, and so is an empty message that is on', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const texts = { en: 'Hi {{gest}}', es: 'Hola {{huesped}} {{clave' }
  const unknown = await save(slug, 'checkout', { texts })
  expect(unknown.body.error).toMatchObject({
    code: 'messaging.placeholder_unknown',
    details: { placeholders: ['{{gest}}', '{{clave'] },
  })
  const none = { en: '  ', es: '' }
  expect((await save(slug, 'checkout', { texts: none })).body.error.code).toBe(
    'messaging.template_empty',
  )
  expect((await save(slug, 'checkout', { texts: none, isOn: false })).status).toBe(200)
  for (const en of ['a'.repeat(2001), 'a\u0000b']) {
    expect((await save(slug, 'checkout', { texts: { en, es: '' } })).status).toBe(400)
  }
})

test('the day before check-in is 10 AM in Miami, in the guest’s language, once', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'day_before_arrival')
  const spanish = await newGuest('es')
  await booked(marea, spanish, { slug, ...stay })
  await runAt('2026-11-24T14:59:00Z')
  expect(await sentTo(spanish, slug)).toEqual([])
  await runAt(dayBefore)
  await Promise.all([1, 2, 3].map(() => runFanOut(marea.ctx(), sendDueMessages)))
  await runAt('2026-11-25T12:00:00Z')
  const name = `Laura-${people}`
  expect(await sentTo(spanish, slug)).toMatchObject([{ from: 'owner', text: `Hola, ${name}` }])
})

test('several jobs at the same moment send one message', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'checkout')
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  marea.clock.set(checkoutMorning)
  await Promise.all([1, 2, 3, 4].map(() => runFanOut(marea.ctx(), sendDueMessages)))
  expect(await sentTo(guest, slug)).toHaveLength(1)
})

test('a booking can hold one message of an occasion', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'checkout')
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  await runAt(checkoutMorning)
  const [first] = await marea.db
    .selectFrom('messages')
    .selectAll()
    .where('occasion', '=', 'checkout')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  const { id: _, ...copy } = first ?? { id: 0 }
  const again = { ...copy, clientId: crypto.randomUUID() } as never
  await expect(marea.db.insertInto('messages').values(again).execute()).rejects.toThrow(
    /messages_automatic_once/,
  )
})

test('a missing translation falls back to the other language', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'checkout', { texts: { en: 'Bye {{guest}}', es: '' } })
  const spanish = await newGuest('es')
  await booked(marea, spanish, { slug, ...stay })
  await runAt(checkoutMorning)
  expect(await sentTo(spanish, slug)).toMatchObject([{ text: `Bye Laura-${people}` }])
})

test('a confirmed booking is answered at once, with address and arrival notes', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const en = '{{home}}, {{check_in}} {{check_in_time}} – {{check_out}}: {{address}}. {{owner}}'
  await saved(slug, 'booking_confirmed', { texts: { en, es: '' } })
  const guest = await newGuest()
  const { reference } = await booked(marea, guest, { slug, ...stay })
  await runFanOut(marea.ctx(), sendDueMessages)
  const [message] = await sentTo(guest, slug)
  expect(message?.text).toMatch(
    /^.+, Wednesday, November 25 4\sPM – Saturday, November 28: .+, Miami, FL \d{5}. Inés$/,
  )
  expect(reference).toBeTruthy()
})

test('a canceled booking is sent nothing', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'day_before_arrival')
  const guest = await newGuest()
  const { id } = await booked(marea, guest, { slug, ...stay })
  await move(guest, `/bookings/${id}/cancellation`)
  await runAt(dayBefore)
  expect(await sentTo(guest, slug)).toEqual([])
})

test('messages follow the dates of a booking', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'day_before_arrival')
  const guest = await newGuest()
  const { id } = await booked(marea, guest, { slug, ...stay })
  const later = { checkIn: '2026-11-27', checkOut: '2026-11-30', guests: 2, pets: 0 }
  const quoted = await guest.call('POST', `/bookings/${id}/quotes`, { body: later })
  expect(quoted.body.error).toBeUndefined()
  await fund(marea.ctx(), guest.id, 10_000_00)
  const { body } = await move(guest, `/bookings/${id}/change`, {
    quoteId: quoted.body.result.quote.id,
    useCredit: true,
  })
  expect(body.error).toBeUndefined()
  await runAt(dayBefore)
  expect(await sentTo(guest, slug)).toEqual([])
  await runAt('2026-11-26T15:00:00Z')
  expect(await sentTo(guest, slug)).toHaveLength(1)
})

test('a booking made after the moment of a message does not get it', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'day_before_arrival')
  const guest = await newGuest()
  marea.clock.set('2026-11-24T15:30:00Z')
  await booked(marea, guest, { slug, ...stay })
  await runFanOut(marea.ctx(), sendDueMessages)
  expect(await sentTo(guest, slug)).toEqual([])
})

test('a message turned on after its moment is not sent afterwards', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  marea.clock.set('2026-11-24T15:30:00Z')
  await saved(slug, 'day_before_arrival')
  await saved(slug, 'booking_confirmed')
  await runFanOut(marea.ctx(), sendDueMessages)
  expect(await sentTo(guest, slug)).toEqual([])
})

test('a message that is turned off is not sent, and turning it off and on starts anew', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  await saved(slug, 'checkout')
  await saved(slug, 'checkout', { version: 1, isOn: false })
  await runAt(checkoutMorning)
  marea.clock.advance({ minutes: 1 })
  await saved(slug, 'checkout', { version: 2 })
  await runFanOut(marea.ctx(), sendDueMessages)
  expect(await sentTo(guest, slug)).toEqual([])
})

test('after an outage a message is sent late, but not after it is of use', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'day_before_arrival')
  await saved(slug, 'checkout')
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  await runAt('2026-11-25T03:00:00Z')
  expect(await sentTo(guest, slug)).toHaveLength(1)
  await runAt('2026-11-28T16:00:00Z')
  expect(await sentTo(guest, slug)).toHaveLength(1)
})

test('a guest’s question is still unanswered after an automatic message', async () => {
  const { slug } = await homeOf(marea, ines.id)
  await saved(slug, 'day_before_arrival')
  const guest = await newGuest()
  await booked(marea, guest, { slug, ...stay })
  marea.clock.set('2026-11-24T14:00:00Z')
  await wrote(guest, await openRoom(guest, slug), 'Is there a crib?')
  await runAt(dayBefore)
  expect(await sentTo(guest, slug)).toHaveLength(1)
  const { body } = await ines.call('GET', '/owner/overview')
  expect(JSON.stringify(body)).toContain('Is there a crib?')
})

test('the preview has the next booking of the home', async () => {
  const { slug } = await homeOf(marea, ines.id)
  const none = await ines.call('GET', `/owner/automatic-messages?home=${slug}`)
  expect(none.body.result.chosen.sample).toBeNull()
  const guest = await newGuest('es')
  await booked(marea, guest, { slug, ...stay })
  const { body } = await ines.call('GET', `/owner/automatic-messages?home=${slug}`)
  expect(body.result.chosen.sample).toMatchObject({
    guest: `Laura-${people}`,
    language: 'es',
    checkIn: stay.checkIn,
    values: {
      en: { checkIn: 'Wednesday, November 25' },
      es: { checkIn: 'miércoles, 25 de noviembre' },
    },
  })
})
