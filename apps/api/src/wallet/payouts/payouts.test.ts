import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'
import { differences, fund } from '../../../test/ledger-totals.ts'
import { readyBankAccount, withdraw } from '../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { clabe, usBankAccount } from '../../../test/user-data.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>
let laura: Awaited<ReturnType<typeof signedIn>>
let people = 0

const numbers = { US: { ...usBankAccount, kind: 'savings' }, MX: clabe }

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  people += 1
  laura = await signedIn(marea, `laura${people}`)
  await fund(marea.ctx(), laura.id, 100_00)
})

async function approved(country: 'US' | 'MX', amount = 40_00): Promise<string> {
  const bankAccountId = await readyBankAccount(marea, laura, numbers[country])
  const { id } = (await withdraw(laura, { bankAccountId, amount })).body.result
  await admin.call('POST', `/admin/withdrawals/${id}/approval`)
  return id
}

const gather = (country: 'US' | 'MX') =>
  admin.call('POST', '/admin/payout-batches', { body: { country } })
const send = (id: string) => admin.call('POST', `/admin/payout-batches/${id}/sending`)
const available = () => findBalance(marea.db, ledgerAccounts.wallet(laura.id))

test('approved withdrawals go to the bank in one batch and are paid', async () => {
  const id = await approved('US')
  const batches = await Promise.all([gather('US'), gather('US'), gather('US')])
  const made = batches.map(({ body }) => body.result).filter((batch) => batch !== null)
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    country: 'US',
    count: 1,
    amount: { amount: 40_00 },
    sentAt: null,
  })
  const { body } = await admin.call('GET', `/admin/payout-batches/${made[0].id}/file`)
  expect(body.split('\n')[2]).toContain(`632021000021000123456789     0000004000`)
  const sent = await Promise.all([send(made[0].id), send(made[0].id)])
  expect(sent.map(({ body }) => body.result.sentAt)).toEqual(
    Array.from({ length: 2 }, () => '2026-11-15T12:00:00Z'),
  )
  const cash = await findBalance(marea.db, ledgerAccounts.cash)
  const paid = await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  expect(paid.body.result.steps.map(({ status }: { status: string }) => status)).toEqual([
    'requested',
    'approved',
    'sent',
    'paid',
  ])
  expect(await findBalance(marea.db, ledgerAccounts.cash)).toBe(cash + 40_00)
  expect(await available()).toBe(57_50)
})

test('a returned withdrawal refunds the amount and the fee and says why', async () => {
  const id = await approved('MX')
  const { id: batchId } = (await gather('MX')).body.result
  const file = await admin.call('GET', `/admin/payout-batches/${batchId}/file`)
  expect(file.headers['content-type']).toBe('text/csv; charset=us-ascii')
  expect(file.body).toContain('646180157098510917,40,646,LAURA')
  const path = `/admin/withdrawals/${id}/return`
  const giveBack = () => admin.call('POST', path, { body: { reason: 'No such account' } })
  expect((await giveBack()).body.error.code).toBe('wallet.withdrawal_step_refused')
  await send(batchId)
  expect(await available()).toBe(55_00)
  await Promise.all([giveBack(), giveBack()])
  expect(await available()).toBe(100_00)
  const [mine] = (await laura.call('GET', '/wallet/withdrawals')).body.result
  expect(mine.steps.at(-1)).toMatchObject({ status: 'returned', reason: 'No such account' })
})

test('the file requires a recent sign-in and is gone with the account', async () => {
  const id = await approved('US')
  const { id: batchId } = (await gather('US')).body.result
  await send(batchId)
  await admin.call('POST', `/admin/withdrawals/${id}/payment`)
  const [account] = (await laura.call('GET', '/bank-accounts')).body.result
  await laura.call('DELETE', `/bank-accounts/${account.id}`)
  const file = () => admin.call('GET', `/admin/payout-batches/${batchId}/file`)
  expect((await file()).body.error.code).toBe('payouts.file_gone')
  marea.clock.advance({ minutes: 16 })
  expect((await file()).body.error.code).toBe('identity.confirmation_required')
  marea.clock.set('2026-11-15T12:00:00Z')
})

test('with nothing to pay there is no batch', async () => {
  expect((await gather('MX')).body).toEqual({ result: null })
})
