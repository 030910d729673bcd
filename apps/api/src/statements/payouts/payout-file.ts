import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type {
  OpenedPayout,
  PayoutLine,
} from '@marea/contract/statements/financials/opened-payout.ts'
import { personOf } from '#identity/account/user.ts'
import { namesOf } from '#platform/brand/brand.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'
import { emailText } from '#platform/mail/layout.ts'
import { writeCsv } from '#statements/reports/export/csv.ts'
import { tableFile } from '#statements/reports/export/export-report.ts'
import type { Cell, ReportTable } from '#statements/reports/export/report-table.ts'
import { openOwnPayout, openPayout } from './open-payout.ts'

type Asked = { id: string; language?: Language | undefined }

export async function exportOwnPayout(ctx: Ctx, { id, language }: Asked): Promise<RawResponse> {
  return payoutFile(ctx, await openOwnPayout(ctx, id), language)
}

export async function exportPayout(ctx: Ctx, { id, language }: Asked): Promise<RawResponse> {
  return payoutFile(ctx, await openPayout(ctx, id), language)
}

function payoutFile(ctx: Ctx, payout: OpenedPayout, requested: Language | undefined): RawResponse {
  const language = requested ?? personOf(ctx).language
  ctx.log.info({ payout: payout.id }, 'payout exported')
  const text = emailText(language, namesOf(ctx.brand))
  const { before, left, amount, fee, steps, id } = payout
  const requestedOn = dayIn(ctx.companyTimeZone, new Date(steps[0]?.at ?? ''))
  const row = (on: string, name: string, value: number): Cell[] =>
    cells([on, name, '', '', '', '', null, null, value, ''])
  const table: ReportTable = {
    brand: ctx.brand,
    language,
    title: text('payout.pays'),
    about: [],
    months: [],
    fileName: `marea-payout-${requestedOn}-${id.slice(0, 8)}`,
    titles: columns.map((column) => text(`payout.column.${column}`)),
    rows: [
      ...(before
        ? [
            row(
              dayIn(ctx.companyTimeZone, new Date(before.at)),
              text('payout.before'),
              before.amount,
            ),
          ]
        : []),
      ...payout.lines.map((line) => lineCells(ctx, line, language)),
      ...(fee.amount === 0 ? [] : [row(requestedOn, text('payout.fee'), -fee.amount)]),
      ...(left === 0 ? [] : [row(requestedOn, text('payout.left'), -left)]),
    ],
    total: row(requestedOn, text('payouts.amount'), amount.amount),
  }
  return tableFile(table, 'csv', writeCsv(table))
}

const columns = [
  'date',
  'line',
  'name',
  'home',
  'stay',
  'booking',
  'price',
  'commission',
  'amount',
  'entry',
] as const

function lineCells({ companyTimeZone, brand }: Ctx, line: PayoutLine, language: Language): Cell[] {
  const { at, kind, stay, expense, commission, amount, entryIds } = line
  return cells([
    dayIn(companyTimeZone, new Date(at)),
    emailText(language, namesOf(brand))(`financials.line.${kind}`),
    stay?.guest ?? (expense ? conceptIn(expense, language) : ''),
    stay?.home ?? expense?.home ?? '',
    stay ? `${stay.checkIn} – ${stay.checkOut}` : '',
    stay?.reference ?? '',
    stay ? amount + commission : null,
    stay ? -commission : null,
    amount,
    entryIds.join(' '),
  ])
}

function cells(values: readonly (string | number | null)[]): Cell[] {
  return values.map((value) => ({ kind: typeof value === 'string' ? 'text' : 'money', value }))
}
