import type { BookingLedger, Report } from '@marea/contract/statements/reports/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import { draftHome } from '../../../test/homes.ts'
import { signedIn } from '../../../test/people.ts'
import { recount, sumOf } from '../../../test/recount-reports.ts'
import { randomStays } from '../../../test/reports/random-stays.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let home: { slug: string; suiteId: string }
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())
beforeEach(async () => {
  count += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  ines = await signedIn(marea, `ines${count}`, { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
})

async function report(query = '', by = ines): Promise<Report> {
  const { status, body } = await by.call('GET', `/owner/reports?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

function stay(checkIn: string, checkOut: string) {
  return booked(marea, laura, { slug: home.slug, checkIn, checkOut, guests: 2 })
}

async function ledgerOf(id: string): Promise<BookingLedger> {
  return (await ines.call('GET', `/owner/ledger/bookings/${id}`)).body.result
}

async function incomeIn(month: string, basis: 'nights' | 'cash') {
  return (await report(`from=${month}&to=${month}&basis=${basis}`)).total.now.income
}

test('a stay counts in the months of its nights, or in the month in which it was paid', async () => {
  const { id } = await stay('2027-01-30', '2027-02-03')
  const { income } = await ledgerOf(id)
  const january = Math.trunc((income * 2) / 4)
  expect(await incomeIn('2027-01', 'nights')).toBe(january)
  expect(await incomeIn('2027-02', 'nights')).toBe(income - january)
  expect(await incomeIn('2026-11', 'nights')).toBe(0)
  expect(await incomeIn('2026-11', 'cash')).toBe(income)
  expect(await incomeIn('2027-01', 'cash')).toBe(0)
})

test('a refund lowers the month of the nights, and by cash the month of the refund', async () => {
  const { id } = await stay('2026-12-10', '2026-12-14')
  const { income } = await ledgerOf(id)
  marea.clock.set('2026-12-05T12:00:00Z')
  await move(laura, `/bookings/${id}/cancellation`, { to: 'wallet', reason: 'Plans changed' })
  const kept = (await ledgerOf(id)).income
  expect(kept).toBeLessThan(income)
  expect(kept).toBeGreaterThan(0)
  expect(await incomeIn('2026-12', 'nights')).toBe(kept)
  expect(await incomeIn('2026-11', 'cash')).toBe(income)
  expect(await incomeIn('2026-12', 'cash')).toBe(kept - income)
  const { total } = await report('from=2026-12&to=2026-12')
  expect(total.now).toMatchObject({ nights: 0, bookings: 1, canceled: 1, stayNights: 0 })
})

test('the year before is the same report a year earlier, and homes add up to the total', async () => {
  await stay('2026-12-10', '2026-12-14')
  await stay('2027-12-10', '2027-12-13')
  const now = await report('from=2027-10&to=2027-12')
  const before = await report('from=2026-10&to=2026-12')
  expect(now.total.before).toEqual(before.total.now)
  expect(now.total.before.income).toBeGreaterThan(0)
  expect(now.months.map((month) => month.before)).toEqual(before.months.map((month) => month.now))
  expect(now.byHome.map((each) => each.before)).toEqual(before.byHome.map((each) => each.now))
  expect(now.byHome.map((each) => each.now.income)).toEqual([now.total.now.income])
})

test('both bases are joined by what was paid ahead and earlier', async () => {
  await stay('2026-11-28', '2026-12-02')
  await stay('2026-12-10', '2026-12-14')
  const { reconciliation } = await report('from=2026-11&to=2026-11')
  const { nights, earlier, later, cash } = reconciliation
  expect({ earlier, sum: nights + later }).toEqual({ earlier: 0, sum: cash })
  const december = (await report('from=2026-12&to=2026-12')).reconciliation
  expect(december).toMatchObject({ cash: 0, later: 0, earlier: -december.nights })
})

test('each night counts once, across a leap day and both clock changes', async () => {
  marea.clock.set('2027-09-15T12:00:00Z')
  ines = await signedIn(marea, 'ines-in-2027', { profile: 'OWNER' })
  home = await homeOf(marea, ines.id)
  const guest = await signedIn(marea, 'guest-in-2027')
  const stays = [
    { checkIn: '2027-11-05', checkOut: '2027-11-09' },
    { checkIn: '2028-02-27', checkOut: '2028-03-02' },
    { checkIn: '2028-03-11', checkOut: '2028-03-14' },
  ]
  for (const dates of stays) await booked(marea, guest, { slug: home.slug, ...dates })
  const { months, total } = await report('from=2027-11&to=2028-03')
  const nights = Object.fromEntries(months.map(({ month, now }) => [month, now.nights]))
  expect(nights).toMatchObject({ '2027-11': 4, '2028-02': 3, '2028-03': 4 })
  expect(total.now).toMatchObject({ nights: 11, homeNights: 30 + 31 + 31 + 29 + 31 })
})

test('owner stays and blocks are nights that nobody could book, and owner stays have a price', async () => {
  await stay('2026-12-10', '2026-12-14')
  const change = (from: string, to: string, isOwnerStay: boolean) =>
    marea.db.transaction().execute(async (db) => {
      const { reference } = await db
        .insertInto('occupancies')
        .values({
          suiteId: home.suiteId,
          kind: 'block',
          reference: `block:${from}`,
          nights: `[${from},${to})`,
          createdAt: marea.ctx().now,
        })
        .returning('reference')
        .executeTakeFirstOrThrow()
      await db.insertInto('blockNotes').values({ reference, isOwnerStay, reason: '' }).execute()
    })
  await change('2026-12-24', '2026-12-27', true)
  await change('2026-12-28', '2027-01-02', false)
  const { total } = await report('from=2026-12&to=2026-12')
  const opened = await ines.call('GET', `/owner/report-months/2026-12?row=${home.slug}`)
  // Thursday at 980, Friday and Saturday at 1,240.
  expect(total.now).toMatchObject({ nights: 4, ownNights: 3, blockedNights: 4, lostRent: 346_000 })
  expect(opened.body.result.items.slice(1)).toMatchObject([
    { closedBy: 'own', nights: 3 },
    { closedBy: 'blocked', nights: 4 },
  ])
})

test('a home counts from its first publication, so a draft has no available nights', async () => {
  await marea.db
    .updateTable('suites')
    .set({ publishedAt: Temporal.Instant.from('2026-11-11T03:00:00Z') })
    .where('id', '=', home.suiteId)
    .execute()
  const draftId = await draftHome(marea, { ownerId: ines.id, draft: { slug: `draft-${count}` } })
  const importStay = (suiteId: string, from: string, to: string) =>
    marea.db
      .insertInto('occupancies')
      .values({
        suiteId,
        kind: 'external',
        reference: `external:${suiteId}`,
        nights: `[${from},${to})`,
        createdAt: marea.ctx().now,
      })
      .execute()
  await importStay(home.suiteId, '2026-11-08', '2026-11-12')
  await importStay(draftId, '2026-11-20', '2026-11-24')
  const { months, total, byHome } = await report('from=2026-10&to=2026-12')
  // In Miami the home was published on November 10.
  expect(months.map(({ now }) => [now.homeNights, now.channelNights])).toEqual([
    [0, 0],
    [21, 2],
    [31, 0],
  ])
  expect(byHome.map(({ now }) => now.homeNights).toSorted()).toEqual([0, 52])
  expect(total.now.homeNights).toBe(52)
})

test('each night of a few homes is drawn from the rows that their occupancy sums', async () => {
  await stay('2026-11-28', '2026-12-03')
  const nights = (await ines.call('GET', '/owner/report-nights?from=2026-11&to=2026-12')).body
    .result
  expect(nights.homes).toMatchObject([
    {
      home: { slug: home.slug },
      months: [
        {
          month: '2026-11',
          now: { nights: 3 },
          ranges: [{ kind: 'booked', from: '2026-11-28', to: '2026-12-01' }],
        },
        {
          month: '2026-12',
          now: { nights: 2 },
          ranges: [{ kind: 'booked', from: '2026-12-01', to: '2026-12-03' }],
        },
      ],
    },
  ])
  const long = await ines.call('GET', '/owner/report-nights?from=2024-01&to=2026-12')
  expect(long.body.result.homes).toEqual([])
})

test('the pace compares nights booked by this morning with those booked a year before', async () => {
  marea.clock.set('2025-10-15T12:00:00Z')
  await stay('2025-11-20', '2025-11-24')
  const late = await stay('2025-12-10', '2025-12-13')
  await move(laura, `/bookings/${late.id}/cancellation`, { to: 'wallet', reason: 'Plans changed' })
  marea.clock.set('2026-11-14T12:00:00Z')
  await stay('2026-12-01', '2026-12-03')
  marea.clock.set('2026-11-15T12:00:00Z')
  await stay('2026-12-20', '2026-12-25')
  expect((await report()).pace).toEqual({ now: 2, before: 4 })
})

test('a changed booking moves only the difference on the day of the change', async () => {
  const { id } = await stay('2027-01-10', '2027-01-14')
  const before = (await ledgerOf(id)).income
  marea.clock.set('2026-12-05T12:00:00Z')
  const wish = { checkIn: '2027-01-10', checkOut: '2027-01-16', guests: 2, pets: 0 }
  const asked = await laura.call('POST', `/bookings/${id}/quotes`, { body: wish })
  const paying = { quoteId: asked.body.result.quote.id, paymentMethodId: 'pm_card_visa' }
  const { status } = await move(laura, `/bookings/${id}/change`, paying)
  expect(status).toBeLessThan(300)
  await marea.runJobs()
  const { income, months } = await ledgerOf(id)
  expect(income).toBeGreaterThan(before)
  expect(months.map(({ month, cash }) => [month, cash])).toEqual([
    ['2026-11', before],
    ['2026-12', income - before],
    ['2027-01', 0],
  ])
})

test('a booking opens to its postings without anything of the guest’s wallet', async () => {
  const { id } = await stay('2026-11-20', '2026-11-24')
  const { postings, paid, refunded, taxes } = await ledgerOf(id)
  expect(postings).toMatchObject([{ entry: 'paid', account: 'escrow', amount: paid }])
  expect({ refunded, hasTaxes: taxes > 0 }).toEqual({ refunded: 0, hasTaxes: true })
  expect(JSON.stringify(postings)).not.toContain(laura.id)
  const { status } = await ines.call('GET', `/owner/ledger/bookings/${id}/receipt.pdf`)
  expect(status).toBe(200)
})

test('a voided expense stays in its month, and its reversal counts on the day of the void', async () => {
  const draft = { suite: home.slug, spentOn: '2026-11-02', category: 'pool', concept: 'Pool' }
  const { id } = (await move(ines, '/owner/expenses', { ...draft, amount: 180_00 })).body.result
  expect((await report()).total.now).toMatchObject({ expenses: 180_00, profit: -180_00 })
  marea.clock.set('2026-12-03T12:00:00Z')
  await ines.call('DELETE', `/owner/expenses/${id}`, { body: { reason: 'Written down twice' } })
  const { months, total } = await report('from=2026-11&to=2026-12')
  expect(months.map(({ now }) => now.expenses)).toEqual([180_00, -180_00])
  expect(total.now.expenses).toBe(0)
  const opened = await ines.call('GET', `/owner/report-months/2026-12?row=${home.slug}`)
  expect(opened.body.result.items).toMatchObject([
    { id, line: 'reversal', datedOn: '2026-12-03', spentOn: '2026-11-02', amount: -180_00 },
  ])
})

test('a mark-up counts in the expenses and is a category of its own', async () => {
  const admin = await signedIn(marea, `admin${count}`, { profile: 'ADMIN' })
  const bill = { suite: home.slug, spentOn: '2026-11-02', category: 'pool', concept: 'Pool' }
  const paid = { ...bill, amount: 180_00, markup: 18_00 }
  expect((await move(admin, '/admin/expenses', paid)).status).toBeLessThan(300)
  const { total, categories } = await report('from=2026-11&to=2026-11')
  expect(total.now.expenses).toBe(198_00)
  expect(categories).toEqual([
    { category: 'pool', now: 180_00, before: 0 },
    { category: 'markup', now: 18_00, before: 0 },
  ])
  const opened = await ines.call('GET', `/owner/report-months/2026-11?row=${home.slug}`)
  expect(opened.body.result.items).toMatchObject([{ kind: 'expense', amount: 198_00 }])
})

test('co-hosts see figures of the homes where they have full access, and strangers find nothing', async () => {
  await stay('2026-11-20', '2026-11-24')
  const full = await signedIn(marea, `full${count}`)
  const view = await signedIn(marea, `view${count}`)
  await joinAs(ines, { slug: home.slug, coHost: full, role: 'full' })
  await joinAs(ines, { slug: home.slug, coHost: view, role: 'view' })
  expect((await report('', full)).total.now.nights).toBe(4)
  expect(await report('', view)).toMatchObject({ homes: [], total: { now: { nights: 0 } } })
  const mateo = await signedIn(marea, `mateo${count}`, { profile: 'OWNER' })
  const refusals = [mateo, view].map((by) => by.call('GET', `/owner/reports?home=${home.slug}`))
  const codes = (await Promise.all(refusals)).map(({ body }) => body.error.code)
  expect(codes).toEqual(['resource.not_found', 'co_hosts.role_too_small'])
})

test.each(['from=2026-12&to=2026-11', 'from=2000-01&to=2026-11'])(
  'the period %s is refused',
  async (query) => {
    const { body } = await ines.call('GET', `/owner/reports?${query}`)
    expect(body.error.code).toBe('owners.report_period_refused')
  },
)

test('random worlds: every figure equals the raw rows, on both bases', async () => {
  const homes = [home, await homeOf(marea, ines.id)]
  await randomStays(marea, { owner: ines, guest: laura, homes })
  const raw = await recount(marea, ines.id)
  for (const basis of ['nights', 'cash'] as const) {
    const seen = await report(`from=2026-01&to=2027-12&basis=${basis}`)
    for (const { month, now } of seen.months) {
      const { income, cash, nights, expenses, bookings, canceled } = sumOf(raw, { months: [month] })
      expect([month, now]).toMatchObject([
        month,
        { nights, expenses, bookings, canceled, income: basis === 'cash' ? cash : income },
      ])
      expect(now.profit).toBe(now.income - now.expenses)
    }
    const { nights, earlier, later, cash } = seen.reconciliation
    expect(nights + earlier + later).toBe(cash)
  }
})
