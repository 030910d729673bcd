import { afterAll, beforeAll, expect, test } from 'vitest'
import { showReconciliation } from '../../../apps/api/src/payments/reconciliation/show-reconciliation.ts'
import { verifyLedger } from '../../../apps/api/src/wallet/ledger/verify.ts'
import type { TestApp } from '../../../apps/api/test/test-app.ts'
import { openDemo } from '../../test/open-demo.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openDemo()
})
afterAll(() => marea.close())

test('the demo’s bank, card processor and ledger agree, but for one deposit that is explained', async () => {
  const shown = await showReconciliation(marea.ctx())
  expect(shown.unexplained).toBe(0)
  const settled = shown.differences.filter(({ isWaiting }) => !isWaiting)
  expect(settled).toMatchObject([
    { kind: 'bank_line', isExplained: true, amount: { amount: 1250_00 } },
  ])
  expect(shown.payouts.length).toBeGreaterThan(5)
  expect(shown.payouts.every(({ isComplete, status }) => isComplete && status === 'paid')).toBe(
    true,
  )
  expect(shown.payouts.some(({ atBankOn }) => atBankOn !== null)).toBe(true)
  expect((await verifyLedger(marea.db)).differences).toEqual([])
})

test('what the processor holds and clearing are the same to the cent', async () => {
  const { processor, ledger } = await showReconciliation(marea.ctx())
  expect(processor?.amount.amount).toBeGreaterThan(0)
  expect(processor?.amount).toEqual(ledger.processor)
})
