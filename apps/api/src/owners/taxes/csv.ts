import { csvField } from '#platform/documents/csv-field.ts'

/** A table for spreadsheets: quoted where needed, and no text can act as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(csvField).join(','))
  // The mark at the beginning makes spreadsheets read accents.
  return `\u{feff}${lines.join('\r\n')}\r\n`
}

/** Cents as plain dollars, such as `-1234.50`. */
export function dollars(amount: number): string {
  const cents = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`
}
