import { createHash, randomUUID } from 'node:crypto'
import type { BankFile } from '@marea/contract/payments/reconciliation.ts'
import { toOneLine } from '@marea/contract/platform/line-rules.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { matchLines } from './auto-match.ts'
import { findFiles, insertFile, insertLines, updateFileCounts } from './bank-store.ts'
import { readStatement, type StatementFile } from './formats/read-statement.ts'
import type { Statement, StatementLine } from './formats/statement.ts'
import { bankLineCounts } from './metrics.ts'
import { toBankFile } from './show-lines.ts'

type Upload = { fileName: string; balance?: number | undefined; upload: Buffer }

/** Stores the lines that are not known yet, and matches those that can be only one thing. */
export async function uploadStatement(
  ctx: Ctx,
  { fileName, balance, upload }: Upload,
): Promise<BankFile[]> {
  const file = readStatement(upload)
  refuseFuture(ctx, file)
  return inTransaction(ctx, async (ctx) => {
    const ids: string[] = []
    for (const statement of file.statements) {
      const given = { ...statement, balance: statement.balance ?? balance ?? null }
      ids.push(await storeStatement(ctx, { ...file, fileName, statement: given }))
    }
    const matched = await matchLines(ctx)
    const files = await findFiles(ctx.db, ids)
    for (const { id, newLines } of files) {
      const details = { fileName: toOneLine(fileName), lines: newLines, matched }
      await recordAdminAct(ctx, {
        act: 'reconciliation.statement_uploaded',
        subject: `bank_file:${id}`,
        details,
      })
      bankLineCounts.addOnCommit(ctx.db, 'imported', newLines)
    }
    ctx.log.info({ files: files.length, matched }, 'bank statement imported')
    return files.map(toBankFile)
  })
}

/** A day that has not been is a day read as a month: nothing of such a file is stored. */
function refuseFuture(ctx: Ctx, { statements }: StatementFile): void {
  const today = todayOf(ctx)
  const isFuture = ({ lines }: Statement) => lines.some(({ postedOn }) => postedOn > today)
  if (statements.some(isFuture)) throw new Problem('reconciliation.file_in_future')
}

type Given = Pick<StatementFile, 'format' | 'contentHash'> & {
  fileName: string
  statement: Statement
}

async function storeStatement(
  ctx: TransactionCtx,
  { format, contentHash, fileName, statement }: Given,
): Promise<string> {
  const id = randomUUID()
  const { account, balance, lines } = statement
  const days = lines.map(({ postedOn }) => Temporal.PlainDate.from(postedOn))
  const [firstOn, lastOn] = [days.reduce(earlier), days.reduce(later)]
  const row = {
    id,
    fileName: toOneLine(fileName),
    format,
    contentHash,
    account,
    firstOn,
    lastOn,
    balance,
  }
  const { userId: uploadedBy } = administratorOf(ctx)
  const counts = { newLines: 0, knownLines: 0 }
  await insertFile(ctx.db, { ...row, ...counts, uploadedBy, uploadedAt: ctx.now }).catch(
    (error) => {
      throw violates(error, 'bank_files_once') ? new Problem('reconciliation.file_known') : error
    },
  )
  const identified = withIdentities(lines).map((line) => ({ id: randomUUID(), account, ...line }))
  const newLines = await insertLines(ctx.db, id, identified)
  await updateFileCounts(ctx.db, id, { newLines, knownLines: lines.length - newLines })
  return id
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return earlier(one, other) === one ? other : one
}

/**
 * The bank's own id, or else what the line says with its number among equal ones of a day, so that two files that
 * overlap have the same line once and two equal payments stay two.
 */
function withIdentities(lines: readonly StatementLine[]) {
  const seen = new Map<string, number>()
  return lines.map(({ bankId, ...line }) => {
    const { postedOn, amount, description } = line
    const content = bankId ? `id ${bankId} ${amount}` : `${postedOn} ${amount} ${description}`
    const number = (seen.get(content) ?? 0) + 1
    seen.set(content, number)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
    return { ...line, identity: bankId ? hash : `${hash}-${number}` }
  })
}
