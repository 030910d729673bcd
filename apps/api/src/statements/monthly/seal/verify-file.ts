import type { FileVerification } from '@marea/contract/statements/monthly/statement.ts'
import type { Ctx } from '#platform/ctx.ts'
import { statementCounters } from '#statements/monthly/metrics.ts'
import { requireStatementOwner } from '#statements/monthly/statement-owner.ts'
import { findIssuedFile } from './file-store.ts'
import { findSeal } from './seal-store.ts'

type Given = { digest: string; month: string | null }

/** Only the digest is sent; the file itself never leaves its reader. */
export async function verifyFile(
  ctx: Ctx,
  { digest, month }: Given,
  { home }: { home?: string | undefined },
): Promise<FileVerification> {
  const owner = await requireStatementOwner(ctx, home)
  const checkedAt = ctx.now.toString()
  const issued = await findIssuedFile(ctx.db, owner.id, digest)
  const named = issued?.month ?? month
  const seal = named === null ? undefined : await findSeal(ctx.db, owner.id, named)
  statementCounters.add(issued ? 'verified' : 'mismatched')
  if (!seal) return { outcome: 'unknown', month: null, sealedAt: null, checkedAt }
  return {
    outcome: issued ? 'match' : 'mismatch',
    month: seal.month,
    sealedAt: seal.sealedAt.toString(),
    checkedAt,
  }
}
