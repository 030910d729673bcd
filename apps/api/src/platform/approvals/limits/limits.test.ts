import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { needsApproval } from '#platform/approvals/approvals.ts'
import { signedIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

let marea: TestApp
let marisol: Awaited<ReturnType<typeof signedIn>>
let nadia: typeof marisol

beforeAll(async () => {
  marea = await openTestApp()
  marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  await marea.db.deleteFrom('approvals').execute()
  await marea.db
    .updateTable('approvalLimits')
    .set({ amount: 5000_00 })
    .where('kind', '=', 'withdrawal')
    .execute()
})

const change = (admin: typeof marisol, amount: number, reason = 'More eyes') =>
  admin.call('PUT', '/admin/approval-limits/withdrawal', { body: { value: amount, reason } })
const page = async (admin = marisol) => (await admin.call('GET', '/admin/approvals')).body.result
const limit = async (): Promise<ApprovalLimit> =>
  (await page()).limits.find(({ id }: ApprovalLimit) => id === 'withdrawal')
const approve = async (admin: typeof marisol, amount: number) => {
  const [{ id }] = (await page()).items
  return admin.call('POST', `/admin/approvals/${id}/approval`, { body: { amount } })
}

test('during an upgrade, the limit of a kind that only newer processes know is not shown', async () => {
  const before = (await page()).limits
  await sql`insert into approval_limits (kind, amount) values ('newer_kind', 1)`.execute(marea.db)
  expect((await page()).limits).toEqual(before)
  await sql`delete from approval_limits where kind = 'newer_kind'`.execute(marea.db)
})

test('a lower limit applies at once', async () => {
  expect((await change(marisol, 4000_00)).status).toBe(200)
  expect(await limit()).toMatchObject({
    asked: null,
    steps: [
      { value: 4000_00, state: 'current', reason: 'More eyes', setBy: 'Marisol', approvedBy: null },
      { value: 5000_00, state: 'past', setBy: null },
    ],
  })
  expect(await needsApproval(marea.ctx(), 'withdrawal', 4500_00)).toBe(true)
})

test('a higher limit applies when another administrator approves it', async () => {
  await change(marisol, 9000_00, 'The season begins')
  expect(await limit()).toMatchObject({
    asked: { amount: { amount: 9000_00 }, by: 'Marisol' },
  })
  expect(await needsApproval(marea.ctx(), 'withdrawal', 6000_00)).toBe(true)
  expect((await approve(marisol, 9000_00)).body.error.code).toBe('approvals.own_request')
  expect((await approve(nadia, 9000_00)).status).toBe(200)
  expect((await limit()).asked).toBeNull()
  expect((await limit()).steps[0]).toMatchObject({
    value: 9000_00,
    reason: 'The season begins',
    setBy: 'Marisol',
    approvedBy: 'Nadia',
  })
  expect(await needsApproval(marea.ctx(), 'withdrawal', 6000_00)).toBe(false)
  const acts = await marea.db
    .selectFrom('adminActs')
    .select(['act', 'details'])
    .where('subject', '=', 'limit:withdrawal')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(acts).toMatchObject([
    { act: 'approvals.limit_changed', details: { before: 5000_00, amount: 9000_00 } },
    { act: 'approvals.approved' },
    { act: 'approvals.requested' },
  ])
})

test('a raise that was asked for before the limit became lower is refused', async () => {
  await change(marisol, 9000_00)
  await change(nadia, 3000_00)
  expect((await approve(nadia, 9000_00)).body.error.code).toBe('approvals.amount_changed')
  expect((await limit()).steps[0]?.value).toBe(3000_00)
})

test('one raise waits at a time, and the same amount changes nothing', async () => {
  await change(marisol, 9000_00)
  expect((await change(nadia, 8000_00)).body.error.code).toBe('approvals.waiting')
  expect((await change(nadia, 5000_00)).body.error.code).toBe('settings.unchanged')
  expect((await change(nadia, 1_000_001_00)).body.error.code).toBe('request.invalid')
})

test('the database stores no raise by one person, and no change of the history', async () => {
  const alone = sql`insert into approval_limit_changes
    (kind, before, amount, reason, changed_by, approved_by, changed_at)
    values ('withdrawal', 1, 2, 'alone', ${marisol.id}, ${marisol.id}, now())`
  await expect(alone.execute(marea.db)).rejects.toThrow('approval_limit_changes_by_two')
  await expect(
    marea.db.updateTable('approvalLimitChanges').set({ amount: 1 }).execute(),
  ).rejects.toThrow()
})
