import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { sumTaxes } from '#statements/taxes/tax-store.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../../test/ledger-totals.ts'
import { signedIn, signInFully } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { findStatementOwner } from './owner-store.ts'
import { closeMonths } from './seal/close-months.ts'
import { composeStatement } from './statement-content.ts'

let marea: TestApp
let marisol: Guest
let ines: Guest
let laura: Guest
let home: Awaited<ReturnType<typeof homeOf>>
let booking: Booking
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  people += 1
  ines = await signedIn(marea, `ines-${people}`, { profile: 'OWNER' })
  laura = await signedIn(marea, `laura-${people}`)
  home = await homeOf(marea, ines.id)
  booking = await booked(marea, laura, { slug: home.slug })
})

const wish = { code: 'nights', amount: 200_00, to: 'wallet' }
const at = () => `/admin/bookings/${booking.id}`
const preview = async () =>
  (await marisol.call('POST', `${at()}/refund-preview`, { body: wish })).body
const refund = () => move(marisol, `${at()}/refunds`, { ...wish, reason: 'The pool was cold' })

/** Sessions end before a stay does. */
async function laterOn(instant: string) {
  marea.clock.set(instant)
  marisol = await signInFully(marea, marisol.email)
}

test('a refund after the payout takes back each share, and the owner’s statement shows it', async () => {
  marea.clock.set('2027-01-12T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const settled = await balanceOf(marea, ledgerAccounts.payable(ines.id))
  await laterOn('2027-02-03T12:00:00Z')
  const { result: effect } = await preview()
  expect((await refund()).status).toBe(200)
  expect(await balanceOf(marea, ledgerAccounts.payable(ines.id))).toBe(
    settled - effect.owner.amount,
  )
  expect(await balanceOf(marea, ledgerAccounts.escrow(booking.id))).toBe(0)
  const owner = await findStatementOwner(marea.db, ines.id)
  if (!owner) throw new Error('The owner has no statement.')
  const statement = await composeStatement(marea.db, owner, '2027-02')
  expect(statement.closing - statement.opening).toBe(-effect.owner.amount)
  expect(statement.bookings).toMatchObject([{ released: -effect.owner.amount }])
  expect(statement.others).toEqual([])
})

test('the tax of a settled month stays, and the refund reduces the month in which it is made', async () => {
  const suites = [home.suiteId]
  const taxesOf = async (month: '01' | '02') => {
    const period = {
      from: `2027-${month}-01`,
      to: `2027-${month === '01' ? '02' : '03'}-01`,
    }
    const rows = await sumTaxes(marea.db, { scope: suites, period })
    return rows.find(({ authority }) => authority === 'fl_state')
  }
  marea.clock.set('2027-01-12T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const january = await taxesOf('01')
  await laterOn('2027-02-03T12:00:00Z')
  const { result: effect } = await preview()
  await refund()
  expect(await taxesOf('01')).toEqual(january)
  const state = effect.taxes.find(
    ({ authority }: { authority: string }) => authority === 'fl_state',
  )
  expect(await taxesOf('02')).toMatchObject({
    stays: 0,
    taxable: -200_00,
    tax: -state.amount.amount,
  })
})

test('a refund of a service that is not taxed reduces the gross of the worksheet by it', async () => {
  await sql`insert into suite_extras (suite_id, extra, amount)
    values (${home.suiteId}, 'honeymoon', 120_00)`.execute(marea.db)
  const stay = { slug: home.slug, checkIn: '2027-01-16', checkOut: '2027-01-20' }
  const { id } = await booked(marea, laura, { ...stay, extras: ['honeymoon'] })
  marea.clock.set('2027-01-18T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  await laterOn('2027-02-03T12:00:00Z')
  const service = { code: 'extra_honeymoon', amount: 50_00, to: 'wallet', reason: 'No flowers' }
  expect((await move(marisol, `/admin/bookings/${id}/refunds`, service)).status).toBe(200)
  const period = {
    from: '2027-02-01',
    to: '2027-03-01',
  }
  const figures = await sumTaxes(marea.db, { scope: [home.suiteId], period })
  expect(figures.length).toBeGreaterThan(0)
  for (const each of figures) expect(each).toMatchObject({ gross: -50_00, taxable: 0, tax: 0 })
})

/** The sum of everything that entries about the booking posted to its owner. */
async function postedToOwner() {
  const { rows } = await sql<{ amount: number }>`
    select sum(posting.amount)::bigint as amount from ledger_postings as posting
    join ledger_entries as entry on entry.id = posting.entry_id
    where entry.reference = ${`booking:${booking.id}`}
      and posting.account = ${`owner:${ines.id}:payable`}`.execute(marea.db)
  return rows[0]?.amount
}

async function ownerReads(path: string) {
  ines = await signInFully(marea, ines.email)
  return (await ines.call('GET', path)).body.result
}
const reportOf = (month: string) => ownerReads(`/owner/reports?from=${month}&to=${month}`)
const statementOf = (month: string) => ownerReads(`/owner/statements/${month}`)

test('a settled stay that is refunded in part still matches the ledger in reports', async () => {
  marea.clock.set('2027-01-12T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  await laterOn('2027-01-20T12:00:00Z')
  await refund()
  const { reconciliation } = await reportOf('2027-01')
  expect(reconciliation).toMatchObject({ nights: await postedToOwner(), matchesLedger: true })
  await refund()
  const again = (await reportOf('2027-01')).reconciliation
  expect(again).toMatchObject({ nights: await postedToOwner(), matchesLedger: true })
  expect(again.nights).toBeLessThan(reconciliation.nights)
})

test('a sealed month and its report say why they differ after a refund', async () => {
  marea.clock.set('2027-01-12T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  await laterOn('2027-02-01T12:00:00Z')
  await runFanOut(marea.ctx(), closeMonths)
  const sealed = await statementOf('2027-01')
  expect(sealed).toMatchObject({ changedSince: 0 })
  expect(await reportOf('2027-01')).toMatchObject({
    sealedDifferences: [],
    reconciliation: { nights: sealed.income },
  })
  await laterOn('2027-02-03T12:00:00Z')
  const { result: effect } = await preview()
  const taken = -effect.owner.amount
  await refund()
  expect(await statementOf('2027-01')).toEqual({ ...sealed, changedSince: taken })
  expect(await reportOf('2027-01')).toMatchObject({
    sealedDifferences: [{ month: '2027-01', amount: taken }],
    reconciliation: { nights: sealed.income + taken, matchesLedger: true },
  })
  await laterOn('2027-03-01T12:00:00Z')
  await runFanOut(marea.ctx(), closeMonths)
  expect(await statementOf('2027-02')).toMatchObject({ income: taken, changedSince: 0 })
  expect((await ownerReads('/owner/reports?from=2027-01&to=2027-02')).sealedDifferences).toEqual([
    { month: '2027-01', amount: taken },
    { month: '2027-02', amount: -taken },
  ])
})
