import type { Difference } from '@marea/contract/payments/reconciliation.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../../test/ledger-totals.ts'
import {
  ofxOf,
  payOutAll,
  reconciliationOf,
  uploadBankFile,
} from '../../../test/payments/bank-statements.ts'
import { signedIn } from '../../../test/people.ts'
import { deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'

let marea: TestApp
let laura: Someone
let nadia: Someone
let payoutId: string
let net: number
let today: string

beforeAll(async () => {
  marea = await openTestApp()
  laura = await signedIn(marea, 'Laura')
  nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
  today = marea.clock.now().toZonedDateTimeISO('America/New_York').toPlainDate().toString()
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})

async function read() {
  await jobNamed('payments.read-processor').handle(marea.ctx(), {})
  await jobNamed('payments.read-payouts').handle(marea.ctx(), {})
  await marea.runJobs()
}

async function clearing(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_postings
    where account = ${ledgerAccounts.clearing}`.execute(marea.db)
  return 0 - (rows[0]?.sum ?? 0)
}

const kinds = (list: Difference[]) => list.map(({ kind }) => kind)

test('a stranger finds no reconciliation', async () => {
  expect((await laura.call('GET', '/admin/reconciliation')).status).toBe(404)
})

test('a payout moves money from clearing to the bank, and its rows are tied to charges and refunds', async () => {
  await depositAs(laura, { amount: 100_00, paymentMethodId: 'pm_card_visa' })
  await depositAs(laura, { amount: 60_00, paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  const [deposit] = (await laura.call('GET', '/wallet/deposits')).body.result
  await laura.call('POST', `/wallet/deposits/${deposit.id}/refund`, {
    body: { amount: 20_00 },
    headers: { 'idempotency-key': 'refund' },
  })
  await deliverEvents(marea)
  net = await clearing()
  expect(net).toBe(160_00 - 20_00 - 3_20 - 2_04)
  payoutId = payOutAll(marea, marea.clock.now().epochMilliseconds)
  await read()
  await read()
  expect(await clearing()).toBe(0)
  expect(await balanceOf(marea, ledgerAccounts.cash)).toBe(0 - net)
  const shown = await reconciliationOf(nadia)
  expect(shown.payouts).toMatchObject([
    {
      id: payoutId,
      amount: { amount: net },
      status: 'paid',
      isComplete: true,
      atBankOn: null,
      parts: [
        { category: 'charge', count: 2, amount: { amount: 160_00 }, fee: { amount: 5_24 } },
        { category: 'refund', count: 1, amount: { amount: -20_00 } },
      ],
    },
  ])
  expect(shown).toMatchObject({
    bank: null,
    processor: { amount: { amount: 0 } },
    owed: { guests: { amount: 140_00 }, owners: { amount: 0 }, taxes: { amount: 0 } },
    own: { amount: 0 - 5_24 },
    difference: { amount: 0 },
    differences: [],
  })
  const rows = await marea.db.selectFrom('processorTransactions').selectAll().execute()
  // A refund names its charge too.
  expect(rows.filter(({ chargeId }) => chargeId)).toHaveLength(3)
  expect(rows.filter(({ refundId }) => refundId)).toHaveLength(1)
})

test('a bank line that is the payout is matched by itself, and the rest waits for a person', async () => {
  const { traceId } = (await reconciliationOf(nadia)).payouts[0]
  const lines = [
    { on: today, amount: net, text: `STRIPE TRANSFER ${traceId}` },
    { on: today, amount: -15_00, text: 'INCOMING WIRE FEE IWF-2211' },
    { on: today, amount: 1250_00, text: 'ZELLE FROM H WOLFE' },
  ]
  const balance = 5_000_00 + net - 15_00 + 1250_00
  const { body } = await uploadBankFile(nadia, ofxOf(lines, balance))
  expect(body.result).toMatchObject([
    { format: 'ofx', account: '0091', newLines: 3, knownLines: 0 },
  ])
  const shown = await reconciliationOf(nadia)
  expect(shown.payouts[0].atBankOn).toBe(today)
  expect(shown.bank).toEqual({ amount: { amount: balance, currency: 'USD' }, on: today })
  expect(shown.difference.amount).toBe(5_000_00 - 15_00 + 1250_00)
  expect(kinds(shown.differences).toSorted()).toEqual([
    'bank_line',
    'bank_line',
    'outside_statements',
  ])
  expect(shown.unexplained).toBe(3)
  const sum = shown.differences.reduce(
    (sum: number, each: Difference) => sum + each.amount.amount,
    0,
  )
  expect(sum).toBe(shown.difference.amount)
})

test('a person records the fee, own money and an explanation, and undoes one', async () => {
  const open = async (text: string) =>
    (await reconciliationOf(nadia)).differences.find(({ name }: Difference) => name.includes(text))
  const fee = await open('WIRE FEE')
  const reason = 'The bank charged an incoming wire.'
  const wrong = { meaning: 'interest', reason }
  const refused = await nadia.call('POST', `/admin/bank-lines/${fee.id}/posting`, { body: wrong })
  expect(refused.body.error.code).toBe('reconciliation.direction')
  await nadia.call('POST', `/admin/bank-lines/${fee.id}/posting`, {
    body: { meaning: 'fee', reason },
  })
  expect(await balanceOf(marea, ledgerAccounts.bankFees)).toBe(-15_00)
  await nadia.call('DELETE', `/admin/bank-lines/${fee.id}/decision`)
  expect(await balanceOf(marea, ledgerAccounts.bankFees)).toBe(0)
  const again = await nadia.call('POST', `/admin/bank-lines/${fee.id}/posting`, {
    body: { meaning: 'fee', reason },
  })
  expect(again.body.result).toMatchObject({ state: 'posted', meaning: 'fee', decidedBy: 'Nadia' })
  const stale = { body: { amount: 1, reason } }
  const changed = await nadia.call('POST', '/admin/reconciliation/own-funds', stale)
  expect(changed.body.error.code).toBe('reconciliation.changed')
  const own = { body: { amount: 5_000_00, reason: 'Paid in when the account was opened.' } }
  expect((await nadia.call('POST', '/admin/reconciliation/own-funds', own)).status).toBe(200)
  const zelle = await open('ZELLE')
  await nadia.call('POST', `/admin/bank-lines/${zelle.id}/explanation`, {
    body: { reason: 'Hannah Wolfe will say what it is for.' },
  })
  const shown = await reconciliationOf(nadia)
  expect(shown).toMatchObject({ unexplained: 0, difference: { amount: 1250_00 } })
  expect(shown.differences).toMatchObject([{ kind: 'bank_line', isExplained: true }])
  const acts = await marea.db.selectFrom('adminActs').select('act').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'reconciliation.statement_uploaded',
    'reconciliation.line_posted',
    'reconciliation.line_reopened',
    'reconciliation.line_posted',
    'reconciliation.own_funds_recorded',
    'reconciliation.line_explained',
  ])
})

test('a payout that fails after it was paid is money at the processor again', async () => {
  marea.ports.cards.standIn?.failPayout(payoutId)
  await deliverEvents(marea)
  await read()
  await read()
  expect(await clearing()).toBe(net)
  const shown = await reconciliationOf(nadia)
  expect(shown.payouts[0]).toMatchObject({ id: payoutId, status: 'failed' })
  expect(shown.processor.amount.amount).toBe(net)
  expect(kinds(shown.differences)).toContain('not_at_bank')
  const back = { on: today, amount: 0 - net, text: 'RETURNED TRANSFER', id: 'returned' }
  await uploadBankFile(nadia, ofxOf([back], 5_000_00 - 15_00 + 1250_00))
  expect(await reconciliationOf(nadia)).toMatchObject({
    unexplained: 0,
    difference: { amount: 1250_00 },
  })
})

test('what the processor kept beside payments is a fee, and a kind nobody knows stays named', async () => {
  const { standIn } = marea.ports.cards
  const created = Math.floor(marea.clock.now().epochMilliseconds / 1000)
  const row = { object: 'balance_transaction', created, livemode: false, metadata: {}, fee: 0 }
  const rest = { currency: 'usd', available_on: created, status: 'available', description: null }
  standIn?.store.put({
    ...row,
    ...rest,
    id: 'txn_fee',
    amount: -7_00,
    net: -7_00,
    source: null,
    type: 'stripe_fee',
    reporting_category: 'fee',
  })
  standIn?.store.put({
    ...row,
    ...rest,
    id: 'txn_odd',
    amount: -3_00,
    net: -3_00,
    source: null,
    type: 'adjustment',
    reporting_category: 'moon_tax',
  })
  await read()
  expect(await balanceOf(marea, ledgerAccounts.processorFees)).toBe(-7_00)
  const odd = (await reconciliationOf(nadia)).differences.find(
    ({ kind }: Difference) => kind === 'processor_row',
  )
  expect(odd).toMatchObject({
    id: 'txn_odd',
    problem: 'category_unknown',
    amount: { amount: -3_00 },
  })
  const url = '/admin/processor-rows/txn_odd/resolution'
  const body = { resolution: 'posted', reason: 'Stripe says it is a levy.' }
  expect((await nadia.call('POST', url, { body })).status).toBe(200)
  expect((await nadia.call('POST', url, { body })).body.error.code).toBe('reconciliation.decided')
  expect((await reconciliationOf(nadia)).unexplained).toBe(0)
  await nadia.call('DELETE', url)
  expect((await reconciliationOf(nadia)).unexplained).toBe(1)
  expect(await balanceOf(marea, ledgerAccounts.processorFees)).toBe(-7_00)
})
