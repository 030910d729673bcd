import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import { evidenceItems } from '@marea/contract/operations/disputes/disputes.ts'
import { cardName } from '@marea/contract/payments/card-name.ts'
import { EvidenceDraft, isInquiry, needsAnswer } from '@marea/contract/payments/disputes/dispute.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { lossTerms } from '#bookings/pay/loss-terms.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import { approvalsOf, limitOf } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { entriesOfDispute } from '#wallet/ledger/entry-postings.ts'
import { drawEvidence } from './draw-evidence.ts'
import { findSentFile, listDisputeTransactions } from './facts-store.ts'
import { type Evidence, gatherEvidence } from './gather-evidence.ts'
import { disputeView } from './list-disputes.ts'
import { type DisputeListRow, listDisputes } from './list-store.ts'
import { evidenceFound, writeEvidence } from './write-evidence.ts'

export async function showDispute(ctx: Ctx, id: string): Promise<OpenedDispute> {
  const { row, evidence } = await openedDispute(ctx, id)
  const transactions = await listDisputeTransactions(ctx.db, id)
  const found = evidenceFound(evidence)
  const limit = await limitOf(ctx, 'dispute_acceptance')
  const assembled = evidence ? writeEvidence(evidence, ctx.brand.name) : {}
  const draft = EvidenceDraft.safeParse(row.draft)
  return {
    ...disputeView(row),
    networkReasonCode: row.networkReasonCode,
    card: evidence ? cardOf(evidence.charge) : null,
    paidAt: evidence?.charge.paidAt.toString() ?? null,
    items: evidenceItems.map((item) => ({ item, isFound: found[item] })),
    texts: row.draft !== null && draft.success ? draft.data : assembled,
    assembled,
    entries: await entriesOf(ctx, id),
    timeline: timelineOf(row, evidence, transactions),
    fees: usd(transactions.reduce((sum, { fee }) => sum + fee, 0)),
    loss: usd(row.loss),
    ...(await bearerOf(ctx, row)),
    isAccepted: row.acceptedAt !== null,
    can: actionsOf(row),
    needsApproval: row.amount > limit,
    limit: usd(limit),
    approvals: await approvalsOf(ctx, [`dispute:${id}`]),
  }
}

function cardOf({ brand, lastFour }: Evidence['charge']): string | null {
  const name = brand ?? ''
  return lastFour === null ? null : cardName({ brand: name, lastFour, wallet: null }, name).trim()
}

/** What would be sent now, or what was sent. */
export async function evidenceFile(ctx: Ctx, id: string): Promise<RawResponse> {
  const { row } = await openedDispute(ctx, id)
  const bytes = (await findSentFile(ctx.db, id)) ?? (await drawnEvidence(ctx, id))
  const disposition = `attachment; filename="evidence-${row.processorId}.pdf"`
  const headers = { 'content-disposition': disposition, 'cache-control': 'no-store' }
  return rawResponse({ bytes, type: 'application/pdf', headers })
}

export async function drawnEvidence(ctx: Ctx, id: string): Promise<Buffer> {
  const { row, evidence } = await openedDispute(ctx, id)
  if (!evidence) throw new Problem('resource.not_found')
  const { brand, now } = ctx
  return drawEvidence(evidence, { brand, now, processorId: row.processorId })
}

async function openedDispute(ctx: Ctx, id: string) {
  const [row] = await listDisputes(ctx.db, { id })
  if (!row) throw new Problem('resource.not_found')
  const bookingId = row.purpose === 'booking' ? row.reference : null
  return { row, evidence: await gatherEvidence(ctx, { chargeId: row.chargeId, bookingId }) }
}

function actionsOf({
  status,
  chargeId,
  isRefundable,
  acceptedAt,
}: DisputeListRow): OpenedDispute['can'] {
  if (!needsAnswer(status) || chargeId === null || acceptedAt) return []
  if (!isInquiry(status)) return ['answer', 'accept']
  return isRefundable ? ['answer', 'refund'] : ['answer']
}

async function bearerOf(ctx: Ctx, { purpose, reference }: DisputeListRow) {
  if (purpose !== 'booking' || reference === null) {
    return { bearer: 'platform' as const, owner: null }
  }
  const { bearer, ownerId } = await lossTerms(ctx, reference)
  const names = await namesOfUsers(ctx, [ownerId])
  return { bearer, owner: { id: ownerId, fullName: names.get(ownerId) ?? '' } }
}

const sides: readonly [RegExp, OpenedDispute['entries'][number]['from']][] = [
  [/^processor:clearing$/, 'clearing'],
  [/^dispute:/, 'held'],
  [/^platform:dispute_fees$/, 'fees'],
  [/^platform:dispute_losses$/, 'losses'],
  [/^owner:/, 'owner'],
  [/^gift_card:/, 'gift_card'],
]

/** Every entry has one side with the processor or the held money, which all others move to or from. */
async function entriesOf(ctx: Ctx, id: string): Promise<OpenedDispute['entries']> {
  const postings = await entriesOfDispute(ctx, id)
  const byEntry = Map.groupBy(postings, ({ entryId }) => entryId)
  return [...byEntry.values()].flatMap((entry) => {
    const central = entry.find(({ account }) => account === 'processor:clearing') ?? entry[0]
    return entry
      .filter((each) => each !== central)
      .map(({ account, amount, postedAt }) => {
        const [one, other] = [sideOf(account), sideOf(central?.account ?? '')]
        const [from, to] = amount < 0 ? [one, other] : [other, one]
        return { at: postedAt.toString(), from, to, amount: usd(Math.abs(amount)) }
      })
  })
}

function sideOf(account: string): OpenedDispute['entries'][number]['from'] {
  return sides.find(([pattern]) => pattern.test(account))?.[1] ?? 'wallet'
}

type Step = OpenedDispute['timeline'][number]

function timelineOf(
  row: DisputeListRow,
  evidence: Evidence | undefined,
  transactions: Awaited<ReturnType<typeof listDisputeTransactions>>,
): Step[] {
  const { charge, stay } = evidence ?? {}
  const step = (
    at: Temporal.Instant | null | undefined,
    name: Step['step'],
    { amount = null, by = null }: { amount?: number | null; by?: string | null } = {},
  ) =>
    at ? [{ at: at.toString(), step: name, amount: amount === null ? null : usd(amount), by }] : []
  const isOpen = row.closedAt === null
  return [
    ...step(charge?.paidAt, 'paid', { amount: charge?.amount ?? null }),
    ...step(stay?.idDecidedAt, 'id_accepted'),
    ...step(stay?.checkedInAt, 'checked_in'),
    ...step(stay?.checkedOutAt, 'checked_out'),
    ...step(row.openedAt, 'opened', { amount: row.amount }),
    ...transactions.flatMap(({ amount, fee, occurredAt }) =>
      step(occurredAt, amount < 0 ? 'withdrawn' : 'reinstated', {
        amount: Math.abs(amount) + (amount < 0 ? fee : 0),
      }),
    ),
    ...step(row.submittedAt, 'submitted', { by: row.submittedByName }),
    ...step(isOpen && row.submittedAt === null ? row.dueAt : null, 'due'),
    ...step(row.closedAt, 'closed'),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
