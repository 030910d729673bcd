import { createHash } from 'node:crypto'
import type { Language } from '@marea/contract/platform/language.ts'
import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { statementCounters } from '#statements/monthly/metrics.ts'
import type { StatementOwner } from '#statements/monthly/owner-store.ts'
import { insertIssuedFile } from '#statements/monthly/seal/file-store.ts'
import { statementOf } from '#statements/monthly/show-statement.ts'
import { requireStatementOwner } from '#statements/monthly/statement-owner.ts'
import { writeStatementCsv } from './statement-csv.ts'
import { drawStatement } from './statement-pdf.ts'

type Format = 'pdf' | 'csv'

const types: Record<Format, string> = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }

type Asked = { month: string; home?: string | undefined; language?: Language | undefined }

export async function downloadStatement(
  ctx: Ctx,
  format: Format,
  { month, home, language }: Asked,
): Promise<RawResponse> {
  const owner = await requireStatementOwner(ctx, home)
  const statement = await statementOf(ctx, owner, month)
  const file = await issueFile(ctx, { owner, statement, format, language })
  ctx.log.info({ format, month, isSealed: statement.sealed !== null }, 'statement downloaded')
  return rawResponse({
    bytes: file.bytes,
    type: file.type,
    headers: {
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

type Issue = {
  owner: StatementOwner
  statement: Statement
  format: Format
  language?: Language | undefined
}

/** Files of sealed months are remembered by their digest, so that a copy can be verified. */
export async function issueFile(
  ctx: Ctx,
  { owner, statement, format, language = owner.language }: Issue,
) {
  const { month, sealed } = statement
  const issuedAt = sealed ? Temporal.Instant.from(sealed.sealedAt) : ctx.now
  const names = await readRowNames(ctx)
  const bytes =
    format === 'pdf'
      ? await drawStatement(statement, {
          language,
          names,
          issuedAt,
          timeZone: ctx.companyTimeZone,
          brand: ctx.brand,
        })
      : Buffer.from(writeStatementCsv(statement, { language, names }))
  if (sealed) {
    const digest = createHash('sha256').update(bytes).digest('hex')
    await insertIssuedFile(ctx.db, { ownerId: owner.id, month, digest, format, issuedAt: ctx.now })
  }
  statementCounters.add('issued')
  return { bytes, type: types[format], name: `marea-statement-${month}.${format}` }
}
