import type { Difference } from '@marea/contract/payments/reconciliation.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { findBankBalance, listLines } from '#payments/bank/bank-store.ts'
import { listMatches } from '#payments/bank/candidates.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Position } from '#wallet/position.ts'
import { blank, type Side, total } from './processor-differences.ts'

const limit = 2000
/** Money takes some days to a bank. */
const waitingDays = 7

export type BankSide = Side & { firstOn: string; lastOn: string }

/** What the bank has by its statements and why the ledger says otherwise; undefined without a statement. */
export async function bankSide(ctx: Ctx, ledger: Position): Promise<BankSide | undefined> {
  const balance = await findBankBalance(ctx.db)
  if (!balance) return undefined
  const held = balance.amount
  const since = balance.firstOn
  const lastOn = balance.lastOn.toString()
  const named = [
    ...(await openLines(ctx)),
    ...(await notAtBank(ctx, since.toZonedDateTime(ctx.companyTimeZone).toInstant(), lastOn)),
  ]
  const sum = named.reduce((sum, { amount }) => sum + amount.amount, 0)
  const rest = total('outside_statements', held - ledger.bank - sum)
  const firstOn = balance.firstOn.toString()
  return { held, firstOn, lastOn, differences: [...named, ...rest] }
}

async function openLines({ db }: Ctx): Promise<Difference[]> {
  const lines = await listLines(db, ['open', 'explained'], limit)
  return lines.map(({ id, postedOn, amount, description, state, reason }) => ({
    ...blank,
    kind: 'bank_line',
    id,
    on: postedOn.toString(),
    amount: usd(amount),
    name: description,
    isExplained: state === 'explained',
    reason,
  }))
}

/** The ledger has it, and the statement that would have it may come. */
async function notAtBank(ctx: Ctx, since: Temporal.Instant, lastOn: string): Promise<Difference[]> {
  const matches = await listMatches(ctx, since)
  const isWaitedFor = addDays(lastOn, -waitingDays)
  return matches
    .filter(({ kind }) => kind === 'entry')
    .map(({ id, on, amount, reference }) => ({
      ...blank,
      kind: 'not_at_bank',
      id,
      on,
      amount: usd(0 - amount),
      name: reference,
      isWaiting: on > isWaitedFor,
    }))
}
