/** What makes spreadsheets run a text as a formula, in all the ways that some of them read it. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

const plainNumber = /^-?\d+(\.\d+)?$/

/** Spreadsheets take a leading byte order mark as UTF-8, without which accents are lost. */
export const byteOrderMark = '\ufeff'

/** A file for spreadsheets: quoted where needed, and no text can act as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(csvField).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

/** A field of a file for spreadsheets, as in RFC 4180: no text of a user can act as a formula. */
export function csvField(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cents as plain dollars, such as `-1234.50`. */
export function csvDollars(amount: number): string {
  const cents = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`
}
