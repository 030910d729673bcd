/** What makes spreadsheets run a text as a formula, in all the ways that some of them read it. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

const plainNumber = /^-?\d+(\.\d+)?$/

/** A field of a table for spreadsheets, as in RFC 4180: no text of a user can act as a formula. */
export function csvField(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
