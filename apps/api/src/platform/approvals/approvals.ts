import { randomUUID } from 'node:crypto'
import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import {
  type Approval,
  ApprovalKind,
  type LimitedKind,
} from '@marea/contract/platform/approvals.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { approvalDays } from '@marea/contract/platform/time/deadlines.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import {
  expireApproval,
  findLimit,
  insertApproval,
  isNewAdmin,
  listApprovals,
  lockApproval,
  updateApproval,
} from './approval-store.ts'
import { lockLimit } from './limits/limit-store.ts'

export type Request = {
  kind: ApprovalKind
  subject: `${string}:${string}`
  /** In cents. */
  amount: number
  /** What the act needs later, as JSON. */
  terms: Record<string, unknown>
  reason: string
  /** The people whose money or account it is. */
  concerns: readonly string[]
}

/** Administrators cannot decide about their own money or account, whatever the amount. */
export function requireOthers(ctx: Ctx, concerns: readonly string[]): void {
  if (concerns.includes(administratorOf(ctx).userId)) throw new Problem('approvals.own_money')
}

type LimitedRequest = Request & {
  kind: LimitedKind
  /** The amount of earlier acts that counts together with this one, in cents. */
  earlier?: () => Promise<number>
}

/** Acts now, or asks a second administrator above the limit. */
export async function actOrRequest(
  ctx: TransactionCtx,
  { earlier, ...request }: LimitedRequest,
  act: () => Promise<void>,
): Promise<void> {
  requireOthers(ctx, request.concerns)
  // Acts of one kind run one at a time, so that two at once each count the other's amount.
  const limit = await lockLimit(ctx.db, request.kind)
  const counted = request.amount + ((await earlier?.()) ?? 0)
  if (counted > limit) await requestApproval(ctx, request)
  else await act()
}

/** Whether an act of this amount needs a second administrator. */
export async function needsApproval(ctx: Ctx, kind: LimitedKind, amount: number) {
  return amount > (await findLimit(ctx.db, kind))
}

/** Stores the act for when another administrator approves it. */
export async function requestApproval(
  ctx: TransactionCtx,
  { kind, subject, amount, terms, reason, concerns }: Request,
): Promise<void> {
  requireOthers(ctx, concerns)
  const { userId } = administratorOf(ctx)
  await expireApproval(ctx.db, { kind, subject, now: ctx.now })
  await insertApproval(ctx.db, {
    id: randomUUID(),
    kind,
    subject,
    amount,
    reason,
    concerns: [...concerns],
    terms: JSON.stringify(terms),
    askedBy: userId,
    askedAt: ctx.now,
    expiresAt: ctx.now.add({ hours: 24 * approvalDays }),
  }).catch((error) => {
    throw violates(error, 'approvals_one_open') ? new Problem('approvals.waiting') : error
  })
  await record(ctx, 'approvals.requested', { kind, subject, amount })
}

type Row = NonNullable<Awaited<ReturnType<typeof lockApproval>>>
export type ApprovedAct = Pick<Row, 'subject' | 'amount' | 'terms' | 'reason' | 'askedBy'>
export type ApprovalActs = Record<
  ApprovalKind,
  (ctx: TransactionCtx, act: ApprovedAct) => Promise<unknown>
>

/** Runs the act in the transaction that stores the verdict, so it runs once or not at all. */
export async function approve(
  ctx: Ctx,
  id: string,
  { amount, acts }: { amount: number; acts: ApprovalActs },
): Promise<Approval> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockOpen(ctx, id)
    const { userId } = administratorOf(ctx)
    const obstacle = obstacleOf(await readerOf(ctx), row)
    if (obstacle) throw new Problem(`approvals.${obstacle}`)
    if (row.amount !== amount) throw new Problem('approvals.amount_changed')
    const decision = { decidedBy: userId, decidedAt: ctx.now }
    await updateApproval(ctx.db, id, { verdict: 'approved', ...decision })
    await record(ctx, 'approvals.approved', row)
    await acts[ApprovalKind.parse(row.kind)](ctx, row)
  })
  return showApproval(ctx, id)
}

export async function decline(ctx: Ctx, id: string, note: string): Promise<Approval> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockOpen(ctx, id)
    requireOthers(ctx, row.concerns)
    await storeDecline(ctx, row, note)
  })
  return showApproval(ctx, id)
}

export async function declineOpen(ctx: TransactionCtx, subject: string, note: string) {
  const open = await listApprovals(ctx.db, { subjects: [subject], openAt: ctx.now })
  for (const { id } of open) await storeDecline(ctx, await lockOpen(ctx, id), note)
}

async function storeDecline(ctx: TransactionCtx, row: Row, note: string): Promise<void> {
  const decision = { decidedBy: administratorOf(ctx).userId, decidedAt: ctx.now }
  await updateApproval(ctx.db, row.id, { verdict: 'declined', note, ...decision })
  await record(ctx, 'approvals.declined', row)
}

export async function openApprovals(ctx: Ctx): Promise<Approval[]> {
  return toApprovals(ctx, await listApprovals(ctx.db, { openAt: ctx.now }))
}

export async function approvalsOf(ctx: Ctx, subjects: readonly string[]): Promise<Approval[]> {
  return toApprovals(ctx, await listApprovals(ctx.db, { subjects }))
}

export function limitOf({ db }: Ctx, kind: LimitedKind): Promise<number> {
  return findLimit(db, kind)
}

async function showApproval(ctx: Ctx, id: string): Promise<Approval> {
  const [shown] = await toApprovals(ctx, await listApprovals(ctx.db, { id }))
  if (!shown) throw new Problem('resource.not_found')
  return shown
}

async function lockOpen(ctx: TransactionCtx, id: string): Promise<Row> {
  const row = await lockApproval(ctx.db, id)
  if (!row) throw new Problem('resource.not_found')
  if (row.verdict) throw new Problem('approvals.decided', { verdict: row.verdict })
  if (isOver(ctx, row)) throw new Problem('approvals.expired')
  return row
}

function isOver({ now }: Ctx, { expiresAt }: Pick<Row, 'expiresAt'>): boolean {
  return Temporal.Instant.compare(expiresAt, now) <= 0
}

function record(
  ctx: TransactionCtx,
  act: Extract<AdminAct, `approvals.${string}`>,
  { kind, subject, amount }: Pick<Row, 'kind' | 'subject' | 'amount'>,
): Promise<void> {
  return recordAdminAct(ctx, { act, subject: subjectOf(subject), details: { kind, amount } })
}

/** The database checks the form. */
function subjectOf(subject: string): `${string}:${string}` {
  const [kind = '', ...rest] = subject.split(':')
  return `${kind}:${rest.join(':')}`
}

type Listed = Awaited<ReturnType<typeof listApprovals>>[number]

async function toApprovals(ctx: Ctx, rows: Listed[]): Promise<Approval[]> {
  const reader = await readerOf(ctx)
  return rows.map((row) => toApproval(ctx, row, reader))
}

function toApproval(ctx: Ctx, row: Listed, reader: Reader): Approval {
  const isOpen = row.verdict === null && !isOver(ctx, row)
  const obstacle = obstacleOf(reader, row)
  const { id, subject, reason, note, decidedBy } = row
  return {
    id,
    kind: ApprovalKind.parse(row.kind),
    subject,
    about: row.aboutName,
    amount: usd(row.amount),
    reason,
    askedBy: { id: row.askedBy, fullName: row.askerName },
    askedAt: row.askedAt.toString(),
    expiresAt: row.expiresAt.toString(),
    verdict: row.verdict ?? (isOpen ? null : 'expired'),
    decidedBy: decidedBy === null ? null : { id: decidedBy, fullName: row.deciderName ?? '' },
    decidedAt: row.decidedAt?.toString() ?? null,
    note,
    canApprove: isOpen && obstacle === null,
    obstacle: isOpen ? obstacle : null,
  }
}

type Reader = { userId: string; isNew: boolean }

async function readerOf(ctx: Ctx): Promise<Reader> {
  const { userId } = administratorOf(ctx)
  return { userId, isNew: await isNewAdmin(ctx.db, userId, ctx.now) }
}

function obstacleOf(
  { userId, isNew }: Reader,
  row: Pick<Row, 'askedBy' | 'concerns'>,
): Approval['obstacle'] {
  if (row.askedBy === userId) return 'own_request'
  if (row.concerns.includes(userId)) return 'own_money'
  return isNew ? 'too_new' : null
}
