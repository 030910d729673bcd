import type { Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../../apps/api/src/wallet/ledger/verify.ts'
import { signInFully } from '../../../apps/api/test/people.ts'
import type { TestApp } from '../../../apps/api/test/test-app.ts'
import { demoPassword } from '../../people/people.ts'
import { openDemo } from '../../test/open-demo.ts'

let marea: TestApp
let shown: Reconciliation

beforeAll(async () => {
  marea = await openDemo()
  const { call } = await signInFully(marea, 'admin@marea.test', demoPassword)
  shown = (await call('GET', '/admin/reconciliation')).body.result
})
afterAll(() => marea.close())

test('the demo’s bank, card processor and ledger agree, but for one deposit that is explained', async () => {
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

test('what the processor holds and clearing are the same to the cent', () => {
  expect(shown.processor?.amount.amount).toBeGreaterThan(0)
  expect(shown.processor?.amount).toEqual(shown.ledger.processor)
})
