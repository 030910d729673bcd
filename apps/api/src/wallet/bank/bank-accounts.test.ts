import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { decryptNumbers } from './encrypt-numbers.ts'
import { rotateBankKeys } from './rotate-bank-keys.ts'

let marea: TestApp
let laura: Awaited<ReturnType<typeof signedIn>>
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  people += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  laura = await signedIn(marea, `laura${people}`)
})

const chase = {
  country: 'US',
  kind: 'checking',
  routingNumber: '021000021',
  accountNumber: '0001 2345 6789',
}
const stp = { country: 'MX', kind: 'savings', accountNumber: '646180157098510917' }

const add = (body: object) => laura.call('POST', '/bank-accounts', { body })
const list = async () => (await laura.call('GET', '/bank-accounts')).body.result
const defaults = async () =>
  (await list()).map((account: { lastFour: string; isDefault: boolean }) => [
    account.lastFour,
    account.isDefault,
  ])

test('the bank is named by its numbers and only the last four digits are returned', async () => {
  const { body } = await add(chase)
  expect(body.result).toMatchObject({ bankName: 'JPMorgan Chase', lastFour: '6789' })
  expect((await add(stp)).body.result).toMatchObject({ bankName: 'STP', lastFour: '0917' })
  const all = JSON.stringify([body, await list()])
  for (const secret of ['000123456789', '021000021', '646180157098510917']) {
    expect(all).not.toContain(secret)
  }
})

test('wrong numbers are refused by field', async () => {
  const wrong = await add({ ...chase, routingNumber: '123456789', accountNumber: '12' })
  expect(wrong.body.error).toMatchObject({
    code: 'bank_accounts.number_invalid',
    details: { routingNumber: 'checksum', accountNumber: 'length' },
  })
  const clabe = await add({ ...stp, accountNumber: '646180157098510918' })
  expect(clabe.body.error.details).toEqual({ accountNumber: 'checksum' })
})

test('the same account is refused a second time, in any notation', async () => {
  await add(chase)
  const again = await add({ ...chase, accountNumber: '000123456789', bankName: 'Mine' })
  expect(again.body.error.code).toBe('bank_accounts.known')
})

test('there is exactly one default, whatever is added, changed or removed', async () => {
  const first = (await add(chase)).body.result
  const second = (await add(stp)).body.result
  expect(await defaults()).toEqual([
    ['6789', true],
    ['0917', false],
  ])
  await laura.call('PUT', `/bank-accounts/${second.id}`, { body: { isDefault: true } })
  expect(await defaults()).toEqual([
    ['0917', true],
    ['6789', false],
  ])
  await laura.call('DELETE', `/bank-accounts/${second.id}`)
  expect(await defaults()).toEqual([['6789', true]])
  await laura.call('DELETE', `/bank-accounts/${first.id}`)
  expect(await defaults()).toEqual([])
})

test('also when many changes come at once', async () => {
  const added = await Promise.all(
    [1000, 1001, 1002, 1003, 1004].map((accountNumber) =>
      add({ ...chase, accountNumber: String(accountNumber), isDefault: true }),
    ),
  )
  const ids = added.map(({ body }) => body.result.id)
  await Promise.all([
    ...ids.map((id) => laura.call('PUT', `/bank-accounts/${id}`, { body: { isDefault: true } })),
    ...ids.slice(2).map((id) => laura.call('DELETE', `/bank-accounts/${id}`)),
  ])
  const kept = await defaults()
  expect(kept).toHaveLength(2)
  expect(kept.filter(([, isDefault]: [string, boolean]) => isDefault)).toHaveLength(1)
})

test('the database refuses two defaults, and none', async () => {
  await add(chase)
  await add(stp)
  const set = (value: boolean) =>
    sql`update bank_accounts set is_default = ${value} where user_id = ${laura.id}`.execute(
      marea.db,
    )
  await expect(set(true)).rejects.toMatchObject({ constraint: 'bank_accounts_one_default' })
  await expect(set(false)).rejects.toMatchObject({ constraint: 'bank_accounts_some_default' })
})

test('changing bank accounts requires a recent sign-in', async () => {
  const { id } = (await add(chase)).body.result
  marea.clock.advance({ minutes: 16 })
  const code = 'identity.confirmation_required'
  expect((await add(stp)).body.error.code).toBe(code)
  expect((await laura.call('DELETE', `/bank-accounts/${id}`)).body.error.code).toBe(code)
})

test('numbers are encrypted, open only for their own account, and are erased with it', async () => {
  const { id } = (await add(chase)).body.result
  const read = () =>
    marea.db.selectFrom('bankAccounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { sealed, keyId } = await read()
  if (!sealed || !keyId) throw new Error('not sealed')
  expect(sealed.toString('latin1')).not.toContain('123456789')
  expect(await decryptNumbers(marea.ctx(), id, { sealed, keyId })).toEqual({
    accountNumber: '000123456789',
    routingNumber: '021000021',
  })
  const stranger = decryptNumbers(marea.ctx(), crypto.randomUUID(), { sealed, keyId })
  await expect(stranger).rejects.toThrow()
  await laura.call('DELETE', `/bank-accounts/${id}`)
  expect(await read()).toMatchObject({ sealed: null, keyId: null })
})

test('after a rotation every number opens under the new key alone', async () => {
  await add(chase)
  await add(stp)
  const { keyId } = await rotateBankKeys(marea.ctx())
  const keys = await marea.db.selectFrom('bankKeys').select('id').execute()
  expect(keys).toEqual([{ id: keyId }])
  const rows = await marea.db
    .selectFrom('bankAccounts')
    .select(['id', 'sealed', 'keyId'])
    .where('userId', '=', laura.id)
    .$narrowType<{ sealed: Buffer; keyId: number }>()
    .execute()
  const opened = await Promise.all(
    rows.map(({ id, ...row }) => decryptNumbers(marea.ctx(), id, row)),
  )
  expect(opened.map(({ accountNumber }) => accountNumber).sort()).toEqual([
    '000123456789',
    '646180157098510917',
  ])
})
