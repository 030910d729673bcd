import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { approveWithdrawal } from '#wallet/payouts/withdrawal-steps.ts'
import { fund } from '../../../test/ledger-totals.ts'
import { boughtGiftCard } from '../../../test/payments/gift-cards.ts'
import { addBankAccount, withdraw } from '../../../test/payouts/withdrawals.ts'
import { signInFully } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { compareBooks, summarizeBooks } from './compare-books.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  const { laura: guest } = await openHouse(marea)
  await booked(marea, guest)
  await booked(marea, guest, { checkIn: '2027-03-01', checkOut: '2027-03-05' })
  await boughtGiftCard(marea, guest)
  await fund(marea.ctx(), guest.id, 500_00)
  const bankAccountId = await addBankAccount(guest)
  marea.clock.set('2027-01-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const laura = await signInFully(marea, guest.email)
  const { body } = await withdraw(laura, { bankAccountId, amount: 100_00 })
  await withdraw(laura, { bankAccountId, amount: 50_00 })
  await approveWithdrawal(marea.ctx(), body.result.id)
})
afterAll(() => marea.close())

/** What is found after a change of rows by hand, which is undone. */
function foundAfter(statement: string) {
  return marea.db
    .transaction()
    .execute(async (db) => {
      await sql`alter table ledger_postings drop constraint ledger_postings_account_currency_fkey`.execute(
        db,
      )
      for (const table of ['bookings', 'ledger_accounts', 'ledger_postings']) {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
      }
      await sql.raw(statement).execute(db)
      const { differences } = await compareBooks(db)
      throw differences.map(({ what, ledger, table }) => `${what} ${ledger - table}`).toSorted()
    })
    .catch((found) => found)
}

test('escrow, gift cards and withdrawals hold what their tables say', async () => {
  const line = summarizeBooks(await compareBooks(marea.db))
  expect(line).toBe('books: 2 bookings, 1 gift cards, 2 withdrawals, 0 differences')
})

test.each([
  [
    'a booking that costs less than what was paid for it',
    `update bookings set total_amount = total_amount - 5 where settled_at is null`,
    ['escrow 5'],
  ],
  [
    'a settled stay with money in escrow',
    `update ledger_accounts set balance = 7 where balance = 0 and kind = 'booking:<id>:escrow'`,
    ['escrow 7'],
  ],
  [
    'an escrow of no booking',
    `update ledger_accounts set balance = 3, name = 'booking:' || gen_random_uuid() || ':escrow'
      where balance = 0 and kind = 'booking:<id>:escrow'`,
    ['escrow 3'],
  ],
  ['a gift card of another amount', `update gift_cards set amount = 1`, ['gift card 24999']],
  [
    'a withdrawal that was sent without the money leaving',
    `update withdrawals set status = 'sent', amount = 90_00, fee = 0 where status = 'approved'`,
    ['withdrawal pending 10250', 'withdrawal sent -9000'],
  ],
])('%s is found', async (_, statement, expected) => {
  expect(await foundAfter(statement)).toEqual(expected)
})
