import type { Ctx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { callPost, type Posting } from './ledger-store.ts'

/** Money only moves: what one account gives another receives. */
export type Move = { from: string; to: string; amount: number }

export type Entry = {
  /** The same key again gives the first entry back. */
  key: string
  kind: string
  reference: string
  moves: readonly Move[]
}

type Books = Pick<Ctx, 'db' | 'now'>

export type Posted = { id: number; isFirst: boolean }

/** The one write door of the books. */
export function post(ctx: Books, { key, kind, reference, moves }: Entry): Promise<Posted> {
  return write(ctx, { key, kind, reference, reverses: null, postings: postingsOf(moves) })
}

export type Written = Omit<Entry, 'moves'> & {
  reverses: number | null
  postings: readonly Posting[]
}

export async function write(ctx: Books, written: Written): Promise<Posted> {
  const { isSame, ...posted } = await callPost(ctx.db, written, ctx.now).catch((error) => {
    throw refusalOf(error)
  })
  if (!isSame) throw new Problem('ledger.key_reused')
  return posted
}

/** One posting per account, sorted: writers lock accounts in one order and cannot wait in a ring. */
function postingsOf(moves: readonly Move[]): Posting[] {
  const amounts = new Map<string, number>()
  for (const { from, to, amount } of moves) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is no amount`)
    amounts.set(from, (amounts.get(from) ?? 0) - amount)
    amounts.set(to, (amounts.get(to) ?? 0) + amount)
  }
  return [...amounts]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
}

function refusalOf(error: unknown): unknown {
  if (violates(error, 'ledger_accounts_not_below_zero')) {
    return new Problem('wallet.insufficient_funds')
  }
  if (violates(error, 'ledger_entries_reversed_once')) return new Problem('ledger.reversed_already')
  return error
}
