import type { BankLine, LineMeaning } from '@marea/contract/payments/reconciliation.ts'
import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { type Move, post } from '#wallet/ledger/post.ts'
import { reverseByKey } from '#wallet/ledger/reverse.ts'
import { applyMatch } from './apply-match.ts'
import { type BankLineRow, lockLine, updateLine } from './bank-store.ts'
import { isMonthClosed } from './closed-month-store.ts'
import { deleteMatches, insertMatches } from './match-store.ts'
import { bankLineCounts } from './metrics.ts'
import { candidatesFor, maxFee, showLine } from './show-lines.ts'

/** A difference between the bank's amount and ours is posted as its fee or interest, with the reason. */
export function matchLine(
  ctx: Ctx,
  id: string,
  { candidate, reason }: { candidate: string; reason?: string | undefined },
): Promise<BankLine> {
  return decide(ctx, id, 'reconciliation.line_matched', async (ctx, line) => {
    const match = (await candidatesFor(ctx, line)).find((each) => each.id === candidate)
    if (!match) throw new Problem('resource.not_found')
    const rest = line.amount - match.amount
    if (rest !== 0 && (!reason || Math.abs(rest) > maxFee)) {
      throw new Problem('reconciliation.amounts_differ')
    }
    const extra = rest === 0 ? [] : [await postLine(ctx, line, 'fee', [bankFee(rest)])]
    const entryIds = [...match.entryIds, ...extra]
    const decided = { by: administratorOf(ctx).userId, reason: reason ?? '' }
    await applyMatch(ctx, line, { ...match, entryIds }, decided)
    return { reference: match.reference, reason: reason ?? '' }
  })
}

type Posting = {
  meaning: LineMeaning
  reason: string
  taxes: readonly { authority: string; amount: number }[]
}

export function postLineAs(ctx: Ctx, id: string, posting: Posting): Promise<BankLine> {
  return decide(ctx, id, 'reconciliation.line_posted', async (ctx, line) => {
    const { meaning, reason } = posting
    const entryId = await postLine(ctx, line, meaning, movesOf(line.amount, posting))
    await insertMatches(ctx.db, line.id, [entryId])
    await updateLine(ctx.db, line.id, { ...decision(ctx, line, reason), state: 'posted', meaning })
    return { meaning, reason }
  })
}

function movesOf(amount: number, { meaning, taxes }: Posting): Move[] {
  const isIn = amount > 0
  if ((meaning === 'interest') !== isIn && meaning !== 'own_funds') {
    throw new Problem('reconciliation.direction')
  }
  if (meaning === 'tax') {
    const sum = taxes.reduce((sum, tax) => sum + tax.amount, 0)
    if (sum !== 0 - amount) throw new Problem('reconciliation.amounts_differ')
    return taxes.map((tax) => ({
      from: ledgerAccounts.tax(tax.authority),
      to: ledgerAccounts.cash,
      amount: tax.amount,
    }))
  }
  return [meaning === 'own_funds' ? ownFunds(amount) : bankFee(amount)]
}

/** Positive for what arrived in the account. */
function bankFee(amount: number): Move {
  return moveToBank(ledgerAccounts.bankFees, amount)
}

export function ownFunds(amount: number): Move {
  return moveToBank(ledgerAccounts.ownFunds, amount)
}

/** The bank's account is negative by what it holds, so money that arrives there is given by it. */
function moveToBank(account: string, amount: number): Move {
  const { cash } = ledgerAccounts
  return amount > 0
    ? { from: cash, to: account, amount }
    : { from: account, to: cash, amount: 0 - amount }
}

async function postLine(
  ctx: TransactionCtx,
  { id, timesDecided }: BankLineRow,
  meaning: LineMeaning,
  moves: Move[],
): Promise<number> {
  const entry = await post(ctx, {
    key: `bank-line:${id}:${timesDecided}`,
    kind: `bank.${meaning}`,
    reference: `bank_line:${id}`,
    moves,
  })
  return entry.id
}

export function explainLine(ctx: Ctx, id: string, reason: string): Promise<BankLine> {
  return decide(ctx, id, 'reconciliation.line_explained', async (ctx, line) => {
    await updateLine(ctx.db, line.id, { ...decision(ctx, line, reason), state: 'explained' })
    return { reason }
  })
}

/** What was posted for the line is reversed; a withdrawal that it proved stays paid. */
export async function undoLine(ctx: Ctx, id: string): Promise<BankLine> {
  await inTransaction(ctx, async (ctx) => {
    const line = await lockLine(ctx.db, id)
    if (!line) throw new Problem('resource.not_found')
    if (line.state === 'open') return
    await refuseClosed(ctx, line)
    await deleteMatches(ctx.db, id)
    await reversePosted(ctx, line)
    const cleared = { reason: '', decidedBy: null, decidedAt: null, meaning: null }
    await updateLine(ctx.db, id, { ...cleared, state: 'open' })
    await recordAct(ctx, 'reconciliation.line_reopened', line, {})
  })
  return showLine(ctx, id)
}

/** What was decided before a month was closed is part of it. */
async function refuseClosed(ctx: TransactionCtx, { postedOn, state }: BankLineRow): Promise<void> {
  const isClosed = await isMonthClosed(ctx.db, `${postedOn.toString().slice(0, 7)}-01`)
  if (isClosed && state !== 'explained') throw new Problem('reconciliation.month_closed')
}

async function reversePosted(ctx: TransactionCtx, { id, timesDecided }: BankLineRow) {
  await reverseByKey(ctx, `bank-line:${id}:${timesDecided - 1}`, 'bank.undone')
}

type Details = Record<string, string>

async function decide(
  ctx: Ctx,
  id: string,
  act: AdminAct,
  work: (ctx: TransactionCtx, line: BankLineRow) => Promise<Details>,
): Promise<BankLine> {
  await inTransaction(ctx, async (ctx) => {
    const line = await lockLine(ctx.db, id)
    if (!line) throw new Problem('resource.not_found')
    if (line.state !== 'open' && line.state !== 'explained') {
      throw new Problem('reconciliation.decided')
    }
    await recordAct(ctx, act, line, await work(ctx, line))
    bankLineCounts.addOnCommit(ctx.db, 'decided')
  })
  return showLine(ctx, id)
}

function decision(ctx: TransactionCtx, { timesDecided }: BankLineRow, reason: string) {
  const { userId: decidedBy } = administratorOf(ctx)
  return { reason, decidedBy, decidedAt: ctx.now, timesDecided: timesDecided + 1 }
}

async function recordAct(
  ctx: TransactionCtx,
  act: AdminAct,
  { id, amount }: BankLineRow,
  details: Details,
): Promise<void> {
  await recordAdminAct(ctx, { act, subject: `bank_line:${id}`, details: { ...details, amount } })
}
