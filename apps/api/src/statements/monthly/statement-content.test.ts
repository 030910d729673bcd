import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeStays, settleStays } from '#bookings/settle/settle.ts'
import { postExpense } from '#expenses/post-expense.ts'
import { inTransaction } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { companyInstant } from '../../../../../demo/company-clock.ts'
import { balanceOf } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { recountStatements } from '../../../test/statements/recount-statements.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { monthsFrom } from './months.ts'
import { findStatementOwner } from './owner-store.ts'
import { closeMonths } from './seal/close-months.ts'
import { statementOf } from './show-statement.ts'
import { composeStatement } from './statement-content.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let homes: { slug: string; suiteId: string }[]
let seed = 20261116

const begins = Temporal.PlainDate.from('2027-09-20')

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set('2027-09-20T12:00:00Z')
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER' })
  laura = await signedIn(marea, 'Laura')
  homes = [await homeOf(marea, ines.id), await homeOf(marea, ines.id)]
})
afterAll(() => marea.close())

function draw(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * limit)
}

/** Stays across month ends, a leap day and both clock changes; a third of them are canceled. */
async function bookAhead() {
  for (const { slug } of homes) {
    let day = Temporal.PlainDate.from('2027-09-25')
    for (let index = 0; index < 9; index += 1) {
      const checkIn = day.add({ days: draw(9) })
      day = checkIn.add({ days: 2 + draw(24) })
      const dates = { checkIn: checkIn.toString(), checkOut: day.toString() }
      const { id } = await booked(marea, laura, { slug, ...dates, guests: 1 + draw(4) })
      if (draw(3) > 0) continue
      await move(laura, `/bookings/${id}/cancellation`, { to: 'wallet', reason: 'Plans changed' })
    }
  }
}

/** What happens on a day: stays are settled, bills arrive, some of them late, and money is paid out. */
async function live(day: Temporal.PlainDate) {
  marea.clock.set(companyInstant(day.toString(), '06:00').toString())
  if (day.day === 1) await runFanOut(marea.ctx(), closeMonths)
  marea.clock.set(companyInstant(day.toString(), '21:00').toString())
  await runFanOut(marea.ctx(), settleStays)
  await runFanOut(marea.ctx(), completeStays)
  const paidOn = day.subtract({ days: draw(45) })
  const isBefore = Temporal.PlainDate.compare(paidOn, begins) < 0
  if (draw(3) === 0) await spend(isBefore ? begins : paidOn)
  if (draw(12) === 0) await payOut(1 + draw(90_000))
}

function spend(spentOn: Temporal.PlainDate) {
  const paidBy = draw(2) === 0 ? ('marea' as const) : ('owner' as const)
  return inTransaction(marea.ctx(), (ctx) =>
    postExpense(ctx, {
      suiteId: homes[draw(2)]?.suiteId ?? '',
      ownerId: ines.id,
      category: 'pool',
      concept: 'Pool',
      translations: {},
      vendor: 'Blue Tile',
      amount: 1 + draw(40_000),
      markup: paidBy === 'marea' ? draw(2_000) : 0,
      paidBy,
      recordedBy: ines.id,
      spentOn: spentOn.toString(),
    }),
  )
}

async function payOut(amount: number) {
  const key = `payout:${marea.ctx().now}`
  const moves = [
    { from: ledgerAccounts.payable(ines.id), to: ledgerAccounts.withdrawalsPending, amount },
  ]
  await post(marea.ctx(), { key, kind: 'owner.paid_out', reference: key, moves })
}

test('a random half year, sealed month by month: every figure equals the raw rows', async () => {
  await bookAhead()
  const last = Temporal.PlainDate.from('2028-04-03')
  for (let day = begins; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    await live(day)
  }
  const raw = await recountStatements(marea, ines.id, { isSealedAtSix: true })
  const owner = await findStatementOwner(marea.db, ines.id)
  if (!owner) throw new Error('The owner is gone.')
  const first = raw[0]?.month ?? ''
  let closing = 0
  for (const month of monthsFrom(first, '2028-04')) {
    const shown = await statementOf(marea.ctx(), owner, month)
    const counted = raw.find((each) => each.month === month)
    expect(shown.sealed === null).toBe(month === '2028-04')
    expect({
      month,
      opening: shown.opening,
      closing: shown.closing,
      transfers: shown.paidOut + shown.other,
      nights: shown.nights,
      income: shown.income,
      expenses: shown.expenses,
      taxes: shown.taxes,
    }).toEqual({
      month,
      opening: closing,
      closing: counted?.closing ?? closing,
      transfers: counted?.transfers ?? 0,
      nights: counted?.nights ?? 0,
      income: counted?.income ?? 0,
      expenses: counted?.expenses ?? 0,
      taxes: counted?.taxes ?? 0,
    })
    const joined = Object.values(shown.bridge).reduce((sum, amount) => sum + amount, 0)
    expect(shown.opening + shown.profit + joined + shown.paidOut + shown.other).toBe(shown.closing)
    expect(shown.bridge.otherDates).toBe(0)
    closing = shown.closing
    const { opening, profit, income } = await composeStatement(marea.db, owner, month)
    expect([opening, profit, income]).toEqual([shown.opening, shown.profit, shown.income])
  }
  expect(closing).toBe(await balanceOf(marea, ledgerAccounts.payable(ines.id)))
}, 120_000)
