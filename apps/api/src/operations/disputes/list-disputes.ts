import {
  type AdminDispute,
  type DisputeFilter,
  type DisputeList,
  DisputeReason,
  disputeFilters,
  type FraudWarning,
} from '@marea/contract/operations/disputes/disputes.ts'
import { isInquiry } from '@marea/contract/payments/disputes/dispute.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'
import {
  countDisputes,
  type DisputeListRow,
  disputeRate,
  listDisputes,
  listWarnings,
  type PurchaseRow,
  sumHeld,
} from './list-store.ts'

const rateWindow = { hours: 24 * 90 }

export async function showDisputes(ctx: Ctx, show: DisputeFilter): Promise<DisputeList> {
  const [rows, counts, held, rate, warnings] = await Promise.all([
    listDisputes(ctx.db, { show }),
    countDisputes(ctx.db),
    sumHeld(ctx.db),
    disputeRate(ctx.db, ctx.now.subtract(rateWindow)),
    listWarnings(ctx.db),
  ])
  const count = (state: DisputeFilter) => counts.get(state) ?? 0
  return {
    items: rows.map(disputeView),
    counts: {
      to_answer: count('to_answer'),
      waiting: count('waiting'),
      won: count('won'),
      lost: count('lost'),
      ended: count('ended'),
    },
    held: usd(held),
    rate,
    warnings: warnings.flatMap(warningView),
  }
}

/** For the queues of the console: what is to answer, and the guest whose deadline is nearest. */
export async function waitingDisputes({ db }: Ctx): Promise<Waiting> {
  const rows = await listDisputes(db, { show: 'to_answer' })
  const oldestAt = rows.map(({ openedAt }) => openedAt).toSorted(Temporal.Instant.compare)[0]
  return waitingOf({
    count: rows.length,
    oldestAt: oldestAt ?? null,
    name: rows[0]?.guestName ?? rows[0]?.processorId ?? null,
    detail: rows[0]?.home ?? null,
  })
}

const urgentBefore = { hours: 24 * 3 }
const lastDay = { hours: 24 }

/** The disputes whose deadline is near, for the first page of the console. */
export async function listUrgentDisputes({ db, now }: Ctx) {
  const rows = await listDisputes(db, { show: 'to_answer' })
  const isWithin = (dueAt: Temporal.Instant, time: Temporal.DurationLike) =>
    Temporal.Instant.compare(dueAt, now.add(time)) < 0
  return rows.flatMap(({ id, guestName, processorId, amount, dueAt }) =>
    dueAt && isWithin(dueAt, urgentBefore)
      ? [
          {
            id,
            name: guestName ?? processorId,
            amount: usd(amount),
            dueAt: dueAt.toString(),
            isLastDay: isWithin(dueAt, lastDay),
          },
        ]
      : [],
  )
}

export function disputeView(row: DisputeListRow): AdminDispute {
  return {
    id: row.id,
    processorId: row.processorId,
    state: stateOf(row.status),
    isInquiry: isInquiry(row.status),
    reason: DisputeReason.safeParse(row.reason).data ?? 'general',
    amount: usd(row.amount),
    openedAt: row.openedAt.toString(),
    dueAt: row.dueAt?.toString() ?? null,
    closedAt: row.closedAt?.toString() ?? null,
    submittedAt: row.submittedAt?.toString() ?? null,
    hasDraft: row.hasDraft,
    purchase: purchaseOf(row),
  }
}

function stateOf(status: string): DisputeFilter {
  if (status === 'needs_response' || status === 'warning_needs_response') return 'to_answer'
  if (status === 'warning_closed' || status === 'prevented') return 'ended'
  return disputeFilters.find((each) => each === status) ?? 'waiting'
}

function purchaseOf(row: PurchaseRow): AdminDispute['purchase'] {
  const { purpose, reference, guestId, guestName, bookingReference } = row
  if (!purpose || !reference || !guestId) return null
  return {
    purpose,
    id: reference,
    guest: { id: guestId, fullName: guestName ?? '' },
    booking: bookingReference
      ? {
          reference: bookingReference,
          home: row.home ?? '',
          checkIn: row.checkIn ?? '',
          checkOut: row.checkOut ?? '',
        }
      : null,
  }
}

function warningView(row: Awaited<ReturnType<typeof listWarnings>>[number]): FraudWarning[] {
  const purchase = purchaseOf(row)
  if (!purchase) return []
  const { id, warnedAt, fraudType, charged, refunded, fee } = row
  const money = { charged: usd(charged), refunded: usd(refunded), fee: usd(fee) }
  return [{ id, warnedAt: warnedAt.toString(), fraudType, ...money, purchase }]
}
