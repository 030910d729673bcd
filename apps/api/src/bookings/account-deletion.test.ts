import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { fund } from '../../test/ledger-totals.ts'
import { password, signedIn } from '../../test/people.ts'
import { settleAndComplete } from '../../test/run-fan-out.ts'
import {
  booked,
  type Guest,
  homeOf,
  move,
  openHouse,
  ready,
  reviewDraft,
} from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let suiteId: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, suiteId } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

const leave = (guest: Guest) => guest.call('DELETE', '/user', { body: { password } })

async function spend(guest: Guest) {
  const { balance } = (await guest.call('GET', '/wallet')).body.result
  return balance.amount
}

test('an account with an upcoming stay cannot be deleted, neither the guest nor the owner', async () => {
  const { id } = await booked(marea, laura)
  for (const someone of [laura, ines]) {
    const { status, body } = await leave(someone)
    expect(status).toBe(409)
    expect(body.error.details.reasons).toContain('bookings.deletion_blocked.open')
  }
  await move(laura, `/bookings/${id}/cancellation`, {})
  const { body } = await leave(laura)
  expect(body.error.details.reasons).not.toContain('bookings.deletion_blocked.open')
})

test('deleting a guest after the stay keeps the ledger balanced and erases the guest’s comments', async () => {
  const vera = await signedIn(marea, 'Vera')
  const stay = { checkIn: '2026-11-16', checkOut: '2026-11-18' }
  const { slug } = await homeOf(marea, ines.id)
  const { id, total } = await booked(marea, vera, { ...stay, slug })
  const comments = 'My dog Vera Junior barks at postmen.'
  await vera.call('PUT', `/bookings/${id}/comments`, { body: { comments } })
  marea.clock.set('2026-11-19T20:00:00Z')
  await settleAndComplete(marea.ctx())
  expect(await spend(vera)).toBe(0)
  expect((await leave(vera)).status).toBe(200)
  await marea.runJobs()
  const row = await marea.db
    .selectFrom('bookings')
    .select(['status', 'comments', 'totalAmount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ status: 'completed', comments: '', totalAmount: total.amount })
  const [shown] = (await ines.call('GET', '/owner/bookings?list=past')).body.result.items
  expect(shown).toMatchObject({ id, guest: { fullName: '', photo: null }, comments: '' })
})

test('stored responses and emails of a guest are erased with the account', async () => {
  const nadia = await signedIn(marea, 'Nadia')
  const { slug } = await homeOf(marea, ines.id)
  const stay = { checkIn: '2026-11-16', checkOut: '2026-11-18', slug }
  const { id, total } = await ready(nadia, stay)
  await nadia.call('PUT', `/bookings/${id}/comments`, { body: { comments: 'By seaplane.' } })
  await fund(marea.ctx(), nadia.id, total.amount)
  await move(nadia, `/bookings/${id}/payment`, { useCredit: true })
  await marea.runJobs()
  expect(JSON.stringify(await answersOf(nadia))).toContain('By seaplane.')
  marea.clock.set('2026-11-19T20:00:00Z')
  await settleAndComplete(marea.ctx())
  const versions = emailVersions(() => ({ subject: 'Hello', heading: 'Hello', paragraphs: [] }))
  await queueEmail(marea.ctx(), { key: 'waiting', to: nadia.email, language: 'en', versions })
  expect((await leave(nadia)).status).toBe(200)
  await marea.runJobs()
  expect(await answersOf(nadia)).toEqual([])
  const named = `%${nadia.email}%`
  const { rows } = await sql`
    select data from pgboss.job where data::text ilike ${named}
    union all select data from outgoing_mails where data::text ilike ${named}`.execute(marea.db)
  expect(rows).toEqual([])
})

function answersOf({ id }: Guest) {
  return marea.db
    .selectFrom('idempotentAnswers')
    .select('answer')
    .where('userId', '=', id)
    .execute()
}

test('a data export has every stay with its price lines and the guest’s own comments', async () => {
  const otto = await signedIn(marea, 'Otto')
  const { slug } = await homeOf(marea, ines.id)
  const stay = { checkIn: '2026-11-16', checkOut: '2026-11-18', slug }
  const { id, reference, total, lines } = await booked(marea, otto, stay)
  marea.clock.set('2026-11-18T20:00:00Z')
  await otto.call('PUT', `/bookings/${id}/review`, { body: reviewDraft })
  const result = await exportedData(otto)
  expect(result.bookings).toMatchObject([
    {
      reference,
      status: 'confirmed',
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      total,
      lines,
    },
  ])
  expect(result.reviews).toMatchObject([
    { booking: reference, review: { text: reviewDraft.text }, isPublished: false },
  ])
  expect(JSON.stringify(await exportedData(laura))).not.toContain(reference)
})

/** An export asks for a recent sign-in. */
async function exportedData({ email }: Guest) {
  const body = { email, password: 'Marea2026' }
  const { token } = (await marea.call('POST', '/user/login/email', { body })).body.result
  return (await marea.call('GET', '/user/data', { headers: { authorization: token } })).body.result
}

test('a guest who books the nights they watch gets no notice of losing them, others do', async () => {
  const nora = await signedIn(marea, 'Nora')
  const paul = await signedIn(marea, 'Paul')
  const stay = { checkIn: '2027-05-03', checkOut: '2027-05-07', guests: 2, pets: 0 }
  for (const { call } of [nora, paul]) {
    await call('PUT', '/favorites/stay', { body: stay })
    await call('PUT', '/favorites/casa-almendro', { body: {} })
  }
  await marea.runJobs()
  await booked(marea, nora, stay)
  await marea.runJobs()
  const told = await marea.db
    .selectFrom('events')
    .select('subject')
    .where('kind', '=', 'favorites.nights_lost')
    .execute()
  expect(told).toEqual([{ subject: `user:${paul.id}` }])
  const notices = await marea.db
    .selectFrom('favoriteNotices')
    .select('userId')
    .where('suiteId', '=', suiteId)
    .execute()
  expect(notices).toEqual([{ userId: paul.id }])
})
