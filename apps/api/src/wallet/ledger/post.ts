import type { Currency } from '@marea/contract/platform/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { insertEntry, type NewEntry, type Posting } from './ledger-store.ts'

/** Money only moves: what one account gives another receives. */
export type Move = { from: string; to: string; amount: number }

export type Entry = {
  /** Idempotency key: posting the same key again returns the first entry. */
  key: string
  kind: string
  reference: string
  moves: readonly Move[]
  currency?: Currency
}

type LedgerCtx = Pick<Ctx, 'db' | 'now'>

export type PostedEntry = { id: number; isFirst: boolean }

/** The only way to write the ledger, together with `reverse`. */
export function post(ctx: LedgerCtx, entry: Entry): Promise<PostedEntry> {
  const { moves, currency = 'USD', ...named } = entry
  return postPostings(ctx, { ...named, currency, reverses: null, postings: netPostings(moves) })
}

export async function postPostings(ctx: LedgerCtx, entry: NewEntry): Promise<PostedEntry> {
  const { isSame, ...posted } = await insertEntry(ctx.db, entry, ctx.now).catch((error) => {
    throw toProblem(error)
  })
  if (!isSame) throw new Problem('ledger.key_reused')
  return posted
}

/** One posting per account, sorted by account: all writers lock in one order and cannot deadlock. */
function netPostings(moves: readonly Move[]): Posting[] {
  const amounts = new Map<string, number>()
  for (const { from, to, amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`Invalid amount: ${amount}`)
    amounts.set(from, (amounts.get(from) ?? 0) - amount)
    amounts.set(to, (amounts.get(to) ?? 0) + amount)
  }
  return [...amounts]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}

function toProblem(error: unknown): unknown {
  if (violates(error, 'ledger_accounts_not_below_zero')) {
    return new Problem('wallet.insufficient_funds')
  }
  if (violates(error, 'ledger_postings_account_currency_fkey')) {
    return new Problem('ledger.currencies_mixed')
  }
  if (violates(error, 'ledger_entries_reversed_once')) return new Problem('ledger.reversed_already')
  return error
}
