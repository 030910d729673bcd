import { listPayoutFacts } from '#payments/processor/payout-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type CashEntry, listCashEntries } from '#wallet/ledger/cash-entries.ts'
import { listSentWithdrawals } from '#wallet/payouts/bank-debits.ts'
import { listMatchedEntries } from './match-store.ts'

/** Something in the ledger that a line of the bank may be. */
export type Match = {
  id: string
  kind: 'entry' | 'withdrawal' | 'batch'
  on: string
  /** Positive for what the bank receives. */
  amount: number
  reference: string
  /** What the bank writes beside it, if that is known. */
  trace: string | null
  entryIds: number[]
  withdrawalIds: string[]
}

/** All that is not on a statement yet, from an instant on. */
export async function listMatches(ctx: Ctx, since: Temporal.Instant): Promise<Match[]> {
  const without = await listMatchedEntries(ctx.db, since)
  const entries = await listCashEntries(ctx.db, { since, without })
  const payouts = await payoutFacts(ctx, entries)
  const day = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(ctx.companyTimeZone).toPlainDate().toString()
  const posted = entries.filter(isAtBank).map((entry): Match => {
    const payout = payouts.get(entry.reference)
    return {
      ...base(entry),
      on: payout?.arrivesOn.toString() ?? day(entry.postedAt),
      trace: payout?.traceId ?? null,
    }
  })
  return [...posted, ...(await sentMatches(ctx, day))]
}

/** What was there before the first statement is on none. */
export const openingKind = 'bank.opening'

function isAtBank({ kind }: CashEntry): boolean {
  return kind !== openingKind
}

function base({ id, amount, reference }: CashEntry): Omit<Match, 'on' | 'trace'> {
  return {
    id: `entry:${id}`,
    kind: 'entry',
    amount,
    reference,
    entryIds: [id],
    withdrawalIds: [],
  }
}

async function payoutFacts({ db }: Ctx, entries: readonly CashEntry[]) {
  const arrived = entries.filter(({ kind }) => kind === 'processor.payout_arrived')
  const ids = arrived.map(({ reference }) => reference.slice('payout:'.length))
  const rows = await listPayoutFacts(db, ids)
  return new Map(rows.map((row) => [`payout:${row.id}`, row]))
}

/** Withdrawals that the bank may show one by one, or as one sum for each file. */
async function sentMatches(ctx: Ctx, day: (at: Temporal.Instant) => string): Promise<Match[]> {
  const sent = await listSentWithdrawals(ctx.db)
  const single = sent.map(
    ({ id, amount, sentAt, trace }): Match => ({
      id: `withdrawal:${id}`,
      kind: 'withdrawal',
      on: day(sentAt),
      amount: 0 - amount,
      reference: `withdrawal:${id}`,
      trace: String(trace).padStart(7, '0'),
      entryIds: [],
      withdrawalIds: [id],
    }),
  )
  const files = [...Map.groupBy(sent, ({ batchId }) => batchId)].flatMap(([batchId, items]) => {
    const [first] = items
    if (!first || items.length < 2) return []
    const amount = items.reduce((sum, item) => sum - item.amount, 0)
    const match: Match = {
      id: `batch:${batchId}`,
      kind: 'batch',
      on: day(first.sentAt),
      amount,
      reference: `batch:${batchId}`,
      trace: null,
      entryIds: [],
      withdrawalIds: items.map(({ id }) => id),
    }
    return [match]
  })
  return [...single, ...files]
}
