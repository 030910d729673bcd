import type { RecordedAct } from '@marea/contract/operations/audit.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { translate } from '@marea/contract/platform/translate.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { toCsv } from '#owners/taxes/csv.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { type AuditQuery, readActs } from './audit-log.ts'

const limit = 10_000
const columns = ['number', 'time', 'who', 'what', 'subject', 'details'] as const

export async function auditCsv(
  ctx: Ctx,
  { language, ...query }: AuditQuery & { language: Language },
): Promise<RawResponse> {
  const acts = await readActs(ctx, query, limit)
  const text = (key: string, params = {}) => translate(textTables[language], language, key, params)
  const head = columns.map((column) => text(`audit.column.${column}`))
  const rows = acts.map((act) => rowOf(act, text))
  return rawResponse({
    bytes: toCsv([head, ...rows]),
    type: 'text/csv; charset=utf-8',
    headers: {
      'content-disposition': 'attachment; filename="marea-audit-log.csv"',
      'cache-control': 'private, no-store',
    },
  })
}

function rowOf(
  { id, actedAt, admin, act, subject, subjectName, details }: RecordedAct,
  text: (key: string, params?: Record<string, string | number>) => string,
): string[] {
  return [
    String(id),
    actedAt,
    admin.name || admin.id,
    text(`audit.${act}`, wordsOf(details)),
    subjectName ? `${subjectName} (${subject})` : subject,
    JSON.stringify(details),
  ]
}

/** Values as a sentence takes them. */
function wordsOf(details: RecordedAct['details']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String(value ?? ''),
    ]),
  )
}
