import { type RecordedAct, withoutMissingDetails } from '@marea/contract/operations/audit.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { toCsv } from '@marea/contract/platform/table/csv.ts'
import { type TextParams, translate, withNames } from '@marea/contract/platform/translate.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { namesOf } from '#platform/brand/brand.ts'
import type { Ctx } from '#platform/ctx.ts'
import { moneyOf } from '#platform/documents/receipt-format.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { type AuditQuery, readActs } from './audit-log.ts'

const limit = 10_000
const columns = ['number', 'time', 'who', 'what', 'subject', 'details'] as const

export async function auditCsv(
  ctx: Ctx,
  { language, ...query }: AuditQuery & { language: Language },
): Promise<RawResponse> {
  const acts = await readActs(ctx, query, limit)
  const table = withNames(textTables[language], namesOf(ctx.brand)[language])
  const text = (key: string, params = {}) => translate(table, language, key, params)
  const head = columns.map((column) => text(`audit.column.${column}`))
  const sentence = ({ act, details }: RecordedAct) =>
    withoutMissingDetails(text(`audit.${act}`, wordsOf(details, language)))
  const rows = acts.map((act) => rowOf(act, sentence(act)))
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
  { id, actedAt, admin, subject, subjectName, details }: RecordedAct,
  sentence: string,
): string[] {
  return [
    String(id),
    actedAt,
    admin.name || admin.id,
    sentence,
    subjectName ? `${subjectName} (${subject})` : subject,
    JSON.stringify(details),
  ]
}

const money: ReadonlySet<string> = new Set(['amount', 'charge', 'refund'])

/** The details as parameters of a sentence. */
function wordsOf(details: RecordedAct['details'], language: Language): TextParams {
  const known = Object.entries(details).flatMap(([name, value]) => {
    if (value === null || value === '') return []
    if (typeof value !== 'number') return [[name, String(value)]]
    return [[name, money.has(name) ? moneyOf(value, language) : value]]
  })
  return Object.fromEntries(known)
}
