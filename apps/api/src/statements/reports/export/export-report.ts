import type { Language } from '@marea/contract/platform/language.ts'
import type { ReportName } from '@marea/contract/statements/reports/choices.ts'
import type { ReportQuery } from '@marea/contract/statements/reports/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { writeCsv } from './csv.ts'
import { drawPdf } from './pdf.ts'
import { type ReportTable, tableOf } from './report-table.ts'
import { writeXlsx } from './xlsx.ts'

export type Format = 'csv' | 'xlsx' | 'pdf'

const types: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export async function exportReport(
  ctx: Ctx,
  report: ReportName,
  format: Format,
  query: ReportQuery & { language?: Language | undefined },
): Promise<RawResponse> {
  const table = await tableOf(ctx, report, query)
  ctx.log.info({ report, format, rows: table.rows.length }, 'report exported')
  return tableFile(table, format, await write(ctx, table, format))
}

/** Makes the browser save a table as a file. */
export function tableFile(
  { fileName }: Pick<ReportTable, 'fileName'>,
  format: Format,
  bytes: string | Buffer,
): RawResponse {
  return rawResponse({
    bytes,
    type: types[format],
    headers: {
      'content-disposition': `attachment; filename="${fileName}.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}

function write({ now, companyTimeZone }: Ctx, table: ReportTable, format: Format) {
  if (format === 'csv') return writeCsv(table)
  return format === 'xlsx' ? writeXlsx(table) : drawPdf(table, { now, timeZone: companyTimeZone })
}
