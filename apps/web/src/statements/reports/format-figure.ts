import type { Language } from '@marea/contract/platform/language.ts'
import { type ColumnName, reportColumns } from '@marea/contract/statements/reports/columns.ts'
import type { Figures } from '@marea/contract/statements/reports/endpoints.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'

export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`
}

export function formatDecimal(value: number): string {
  return value.toFixed(1)
}

const changes: readonly ColumnName[] = ['profit_change', 'expenses_change']

/** A cell of a report table; a dash where there is nothing to divide by. */
export function formatCell(
  name: ColumnName,
  row: { now: Figures; before: Figures },
  language: Language,
): string {
  const { kind, read } = reportColumns[name]
  const value = read(row)
  if (value === null) return '–'
  if (kind === 'percent') return formatShare(value)
  if (kind === 'decimal') return formatDecimal(value)
  if (kind === 'count') return formatNumber(value, language)
  return formatMoney(value, language, changes.includes(name) ? { sign: 'always' } : {})
}
