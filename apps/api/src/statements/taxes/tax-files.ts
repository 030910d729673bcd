import type { Language } from '@marea/contract/platform/language.ts'
import { toCsv } from '@marea/contract/platform/table/csv.ts'
import { personOf } from '#identity/account/user.ts'
import { readRowNames } from '#locale/row-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { grossYear, ownersMonths, type Payee, requireOwnerPaid } from './gross.ts'
import { drawGross, grossTable, ownersTable } from './gross-documents.ts'
import { drawWorksheets, worksheetTable } from './worksheet-documents.ts'
import { type TaxReader, worksheetsOf } from './worksheets.ts'

type NamedHome = { slug: string; name: string }

export type WorksheetsRequest = {
  period: string
  home?: string | undefined
  language?: Language | undefined
}

type Reader = TaxReader & { homes: readonly NamedHome[] }

export async function worksheetsPdf(
  ctx: Ctx,
  reader: Reader,
  { period, home, language = personOf(ctx).language }: WorksheetsRequest,
): Promise<RawResponse> {
  const months = await requireMonths(ctx, reader, period)
  const homes = reader.homes
    .filter(({ slug }) => home === undefined || slug === home)
    .map(({ name }) => name)
  const { isFiler } = reader
  const issued = { issuedAt: ctx.now, timeZone: ctx.companyTimeZone, brand: ctx.brand }
  const given = { period, months, homes, isFiler, ...issued, names: await readRowNames(ctx) }
  const bytes = await drawWorksheets(given, language)
  return fileResponse(bytes, { type: 'application/pdf', name: `marea-taxes-${period}.pdf` })
}

export async function worksheetsCsv(
  ctx: Ctx,
  reader: Reader,
  { period, language = personOf(ctx).language }: WorksheetsRequest,
): Promise<RawResponse> {
  const months = await requireMonths(ctx, reader, period)
  const table = toCsv(
    worksheetTable({ months, isFiler: reader.isFiler, names: await readRowNames(ctx) }, language),
  )
  return csvResponse(table, `marea-taxes-${period}.csv`)
}

/** A period that has not begun is not found. */
async function requireMonths(ctx: Ctx, reader: Reader, period: string) {
  const months = await worksheetsOf(ctx, reader, period)
  if (months.length === 0) throw new Problem('resource.not_found')
  return months
}

export type GrossRequest = { year: string; language?: Language | undefined }

export async function grossPdf(
  ctx: Ctx,
  payee: Payee,
  { year, language = personOf(ctx).language }: GrossRequest,
): Promise<RawResponse> {
  const { fullName, email } = personOf(ctx)
  return pdfOfGross(ctx, { payee, owner: { fullName, email } }, { year, language })
}

export async function ownerGrossPdf(
  ctx: Ctx,
  ownerId: string,
  { year, language = personOf(ctx).language }: GrossRequest,
): Promise<RawResponse> {
  const owner = await requireOwnerPaid(ctx, ownerId, year)
  const payee: Payee = { ownerId, scope: 'all', homes: [] }
  return pdfOfGross(ctx, { payee, owner }, { year, language })
}

type GrossOwner = { payee: Payee; owner: { fullName: string; email: string } }

async function pdfOfGross(
  ctx: Ctx,
  { payee, owner }: GrossOwner,
  { year, language }: { year: string; language: Language },
): Promise<RawResponse> {
  const gross = await grossYear(ctx, payee, { year })
  const bytes = await drawGross(
    {
      gross,
      owner,
      issuedAt: ctx.now,
      timeZone: ctx.companyTimeZone,
      brand: ctx.brand,
    },
    language,
  )
  return fileResponse(bytes, { type: 'application/pdf', name: `marea-gross-${year}.pdf` })
}

export async function grossCsv(
  ctx: Ctx,
  payee: Payee,
  { year, language = personOf(ctx).language }: GrossRequest,
): Promise<RawResponse> {
  const gross = await grossYear(ctx, payee, { year })
  return csvResponse(toCsv(grossTable(gross, ctx.brand, language)), `marea-gross-${year}.csv`)
}

export async function ownersGrossCsv(
  ctx: Ctx,
  { year, language = personOf(ctx).language }: GrossRequest,
): Promise<RawResponse> {
  const months = await ownersMonths(ctx, year)
  return csvResponse(toCsv(ownersTable(months, ctx.brand, language)), `marea-gross-${year}.csv`)
}

function csvResponse(text: string, name: string): RawResponse {
  return fileResponse(text, { type: 'text/csv; charset=utf-8', name })
}

function fileResponse(
  bytes: Buffer | string,
  { type, name }: { type: string; name: string },
): RawResponse {
  const headers = {
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return rawResponse({ bytes, type, headers })
}
