import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'
import { differences, fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { openHold, postHold, voidHold } from './hold.ts'
import { expireMoneyHoldsJob } from './jobs.ts'

let marea: TestApp
let laura: string
let people = 0
const escrow = ledgerAccounts.escrow(crypto.randomUUID())

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  people += 1
  laura = (await signedIn(marea, `laura${people}`)).id
  await fund(marea.ctx(), laura, 100_00)
})

function hold(reference: string, amount: number, minutes = 15) {
  const { now } = marea.ctx()
  const until = now.add({ minutes })
  return openHold(marea.ctx(), { userId: laura, amount, reference, until })
}

async function balances() {
  return [
    await findBalance(marea.db, ledgerAccounts.wallet(laura)),
    await findBalance(marea.db, ledgerAccounts.depositHold(laura)),
  ]
}

const refusal = (code: string) => expect.objectContaining({ code })

test('money on hold is not available, and part of a hold can be captured', async () => {
  await hold('stay-1', 60_00)
  expect(await balances()).toEqual([40_00, 60_00])
  const captured = await postHold(marea.ctx(), 'stay-1', { to: escrow, amount: 45_00 })
  expect(captured).toMatchObject({ status: 'posted', postedAmount: 45_00 })
  expect(await balances()).toEqual([55_00, 0])
})

test('opening a hold twice returns the same hold, and is refused with another amount', async () => {
  const first = await hold('stay-2', 60_00)
  expect(await hold('stay-2', 60_00)).toEqual(first)
  await expect(hold('stay-2', 61_00)).rejects.toThrow(refusal('ledger.key_reused'))
  expect(await balances()).toEqual([40_00, 60_00])
})

test('a hold closes once: repeating the same way returns the same hold, another way is refused', async () => {
  await hold('stay-3', 60_00)
  const voided = await voidHold(marea.ctx(), 'stay-3')
  expect(await voidHold(marea.ctx(), 'stay-3')).toEqual(voided)
  const posting = postHold(marea.ctx(), 'stay-3', { to: escrow, amount: 1 })
  await expect(posting).rejects.toThrow(refusal('ledger.hold_closed'))
  expect(await balances()).toEqual([100_00, 0])
})

test('a capture cannot exceed its hold, and a hold cannot exceed the wallet', async () => {
  await hold('stay-4', 60_00)
  const posting = postHold(marea.ctx(), 'stay-4', { to: escrow, amount: 60_01 })
  await expect(posting).rejects.toThrow(refusal('ledger.hold_exceeded'))
  await expect(hold('stay-5', 40_01)).rejects.toThrow(refusal('wallet.insufficient_funds'))
})

test('an expired hold cannot be captured, and its money returns to the wallet', async () => {
  await hold('stay-6', 60_00)
  marea.clock.advance({ minutes: 15 })
  const posting = postHold(marea.ctx(), 'stay-6', { to: escrow, amount: 1 })
  await expect(posting).rejects.toThrow(refusal('ledger.hold_closed'))
  await expireMoneyHoldsJob.handle(marea.ctx(), {})
  await expireMoneyHoldsJob.handle(marea.ctx(), {})
  expect(await balances()).toEqual([100_00, 0])
})

test('of many concurrent captures and voids of one hold, one kind succeeds', async () => {
  await hold('stay-7', 60_00)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      index % 2
        ? voidHold(marea.ctx(), 'stay-7')
        : postHold(marea.ctx(), 'stay-7', { to: escrow, amount: 60_00 }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
  const [available = 0, onHold] = await balances()
  expect([40_00, 100_00]).toContain(available)
  expect(onHold).toBe(0)
})
