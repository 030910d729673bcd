import type { Encoding, ImportKind } from '@marea/contract/operations/imports/imports.ts'
import { decodeText } from '#platform/csv/decode-text.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { readCalendar } from './read-calendar.ts'
import { type Rows, readCsv } from './read-csv.ts'
import { readPage } from './read-page.ts'

export type ReadUpload = Rows & { encoding: Encoding }

/** Homes also come in saved pages, and bookings in calendars; what a file is shows in how it begins. */
export async function readUpload(ctx: Ctx, kind: ImportKind, bytes: Buffer): Promise<ReadUpload> {
  const { text: decoded, encoding } = decodeText(bytes)
  const text = decoded.trimStart()
  if (kind === 'homes' && /^[<{[]/.test(text)) return { ...readPage(text), encoding }
  if (kind === 'bookings' && /^BEGIN:VCALENDAR/i.test(text)) {
    return { ...(await readCalendar(ctx, text)), encoding }
  }
  if (/^(<|BEGIN:VCALENDAR)/i.test(text)) throw new Problem('imports.not_csv')
  return { ...readCsv(decoded), encoding }
}
