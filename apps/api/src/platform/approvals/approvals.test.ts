import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actFor } from '#identity/account/act-for.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type ApprovalActs, approve, openApprovals, requestApproval } from './approvals.ts'
import { waitingApprovals } from './waiting-approvals.ts'

let marea: TestApp
let marisol: Ctx
let nadia: Ctx
let teo: Ctx
let subject: `withdrawal:${string}`
let ran: string[] = []

const unused = () => Promise.reject(new Error('This act is not asked for.'))

const acts: ApprovalActs = {
  dispute_acceptance: unused,
  booking_refund: unused,
  gift_card_refund: unused,
  booking_cancellation: unused,
  month_closing: unused,
  approval_limit: unused,
  admin_grant: unused,
  admin_removal: unused,
  account_lock: unused,
  account_unlock: unused,
  second_factor_reset: unused,
  withdrawal: async (ctx, { subject }) => {
    await sql`select pg_sleep(0.05)`.execute(ctx.db)
    ran.push(subject)
  },
}

beforeAll(async () => {
  marea = await openTestApp()
  const asAdmin = async (name: string) => {
    const { id } = await signedIn(marea, name, { profile: 'ADMIN' })
    const found = await actFor(marea.ctx(), id)
    if (!found) throw new Error('The administrator was not created.')
    return found
  }
  marisol = await asAdmin('Marisol')
  nadia = await asAdmin('Nadia')
  teo = await asAdmin('Teo')
})
afterAll(() => marea.close())
beforeEach(() => {
  subject = `withdrawal:${randomUUID()}`
  ran = []
})

const request = () =>
  ({ kind: 'withdrawal', subject, amount: 6000_00, terms: {}, reason: '', concerns: [] }) as const
const ask = (ctx: Ctx) => inTransaction(ctx, (ctx) => requestApproval(ctx, request()))
const waiting = async (ctx: Ctx) =>
  (await openApprovals(ctx)).find((each) => each.subject === subject)

async function asked(): Promise<string> {
  await ask(marisol)
  return (await waiting(marisol))?.id ?? ''
}

const actsOf = async () => {
  const rows = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act)
}

test('the act runs when another administrator approves, and both acts are recorded', async () => {
  const id = await asked()
  expect(await waiting(nadia)).toMatchObject({ canApprove: true, amount: { amount: 6000_00 } })
  expect(await waiting(marisol)).toMatchObject({ canApprove: false })
  const decided = await approve(nadia, id, { amount: 6000_00, acts })
  expect(decided).toMatchObject({ verdict: 'approved', decidedBy: { fullName: 'Nadia' } })
  expect(ran).toEqual([subject])
  expect(await actsOf()).toEqual(['approvals.requested', 'approvals.approved'])
  expect(await waiting(nadia)).toBeUndefined()
})

test('nobody approves what they asked for, not even past the code', async () => {
  const id = await asked()
  const own = approve(marisol, id, { amount: 6000_00, acts })
  await expect(own).rejects.toMatchObject({ code: 'approvals.own_request' })
  const behind = sql`update approvals set verdict = 'approved', decided_by = asked_by,
    decided_at = asked_at where id = ${id}`.execute(marea.db)
  await expect(behind).rejects.toThrow('approvals_by_another')
  expect(ran).toEqual([])
})

test('of two approvals at the same time one runs the act', async () => {
  const id = await asked()
  const results = await Promise.allSettled(
    [nadia, teo].map((ctx) => approve(ctx, id, { amount: 6000_00, acts })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'approvals.decided' },
  })
  expect(ran).toEqual([subject])
})

test('another amount than the one asked for is not approved', async () => {
  const id = await asked()
  const other = approve(nadia, id, { amount: 7000_00, acts })
  await expect(other).rejects.toMatchObject({ code: 'approvals.amount_changed' })
  expect(await waiting(nadia)).toBeDefined()
})

test('an act that fails leaves the request open', async () => {
  const id = await asked()
  const failing = approve(nadia, id, {
    amount: 6000_00,
    acts: { ...acts, withdrawal: () => Promise.reject(new Error('undone')) },
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await waiting(nadia)).toBeDefined()
  expect(await actsOf()).toEqual(['approvals.requested'])
})

test('one request waits for an act, and it expires after three days', async () => {
  const id = await asked()
  await expect(ask(nadia)).rejects.toMatchObject({ code: 'approvals.waiting' })
  const later = { now: marisol.now.add({ hours: 73 }) }
  const late = approve({ ...nadia, ...later }, id, { amount: 6000_00, acts })
  await expect(late).rejects.toMatchObject({ code: 'approvals.expired' })
  await ask({ ...nadia, ...later })
  expect(await waiting({ ...marisol, ...later })).toMatchObject({ canApprove: true })
})

test('during an upgrade, kinds that this version does not know hide no other request', async () => {
  const before = await waitingApprovals(nadia)
  const newer = await asked()
  await sql`update approvals set kind = 'newer_kind' where id = ${newer}`.execute(marea.db)
  expect((await openApprovals(nadia)).map(({ id }) => id)).not.toContain(newer)
  const approved = approve(nadia, newer, { amount: 6000_00, acts })
  await expect(approved).rejects.toMatchObject({ code: 'resource.not_found' })
  expect((await waitingApprovals(nadia)).count).toBe(before.count)
  await ask(marisol)
  expect(await waiting(nadia)).toMatchObject({ canApprove: true })
  expect(ran).toEqual([])
})

test('what waits for a second administrator is a queue of the console', async () => {
  const before = await waitingApprovals(marisol)
  await ask(marisol)
  const { count, next } = await waitingApprovals(nadia)
  expect(count).toBe(before.count + 1)
  expect(next).toMatchObject({ name: 'Marisol', amount: 6000_00 })
})
