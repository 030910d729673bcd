import type { FeedText } from '#channels/feed/parse-feed.ts'
import type { ParsedStays, WrittenStay } from '#channels/feed/parse-stays.ts'
import { lastImportedDay } from '#channels/feed/read-feed.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import type { ThreadTask } from '#platform/threads/threads.ts'
import { todayOf } from '#platform/zoned-time.ts'
import type { Rows } from './read-csv.ts'

const parsing: ThreadTask<FeedText, ParsedStays> = {
  module: new URL('../../../channels/feed/parse-stays.ts', import.meta.url),
  name: 'parseStays',
  maxMs: 2000,
  maxQueued: 20,
}

const columns = ['home', 'checkIn', 'checkOut', 'guestName', 'guestEmail', 'guestPhone', 'summary']

/** The stays of a calendar, one a row, with our names of columns. Its name is taken for that of the home. */
export async function readCalendar(ctx: Ctx, text: string): Promise<Rows> {
  const given = { text, zone: ctx.companyTimeZone, until: lastImportedDay(todayOf(ctx)) }
  const parsed = await ctx.ports.threads.run(parsing, given)
  if (!parsed || parsed.isFailure) {
    const isOwn = parsed?.failure === 'own_calendar'
    throw new Problem(isOwn ? 'imports.own_calendar' : 'imports.not_calendar')
  }
  const { title, stays } = parsed
  if (stays.length === 0) throw new Problem('imports.empty')
  const rows = stays.map((stay) => [title, ...cellsOf(stay)])
  const used = columns.map((_, at) => rows.some((cells) => cells[at]))
  return {
    columns: columns.filter((_, at) => used[at]),
    rows: rows.map((cells, at) => ({ number: at + 1, cells: cells.filter((_, at) => used[at]) })),
  }
}

function cellsOf({ from, to, summary, description }: WrittenStay): string[] {
  const said = (name: RegExp) => name.exec(description.slice(0, 5000))?.[1] ?? ''
  return [from, to, guestIn(summary), said(email), said(phone), summary.trim()]
}

const email = /^[ \t]*e-?mail:[ \t]*(\S{1,200})[ \t]*$/im
const phone = /^[ \t]*(?:phone|tel[eé]fono):[ \t]*([+\d(][\d ().-]{5,30})[ \t]*$/im

/** What programs write when they do not tell who stays. */
const closed =
  /not available|unavailable|blocked|^closed|no disponible|bloquead|^(reserved|reservation|reserva|booked|booking|busy|ocupado|stay|guest|hu[eé]sped)$/i

/** The guest of “Reserved - Tom Hale (HM4X2)” is Tom Hale; of “Airbnb (Not available)” there is none. */
function guestIn(summary: string): string {
  const plain = summary.slice(0, 300).trim()
  if (closed.test(plain)) return ''
  const name = plain
    .replace(/^(reserved|reservation|reserva|booked|booking|stay|guest)\b\s*[-–:]*\s*/i, '')
    .replace(/\s*\([^()]*\)$/, '')
    .trim()
  return closed.test(name) ? '' : name
}
