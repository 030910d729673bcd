import { gzipSync } from 'node:zlib'
import { showOwnerCalendar } from '../../apps/api/src/owners/calendar/show-calendar.ts'
import { addDays } from '../../packages/contract/src/calendar/nights.ts'
import type { Figure } from '../figure.ts'
import { openSearchWorld, quantile, timesOf } from '../search-world.ts'
import { fillCalendarWorld, ownerCtx } from './calendar-world.ts'

const homes = 100
const rounds = 60
const maxBytes = 60_000

/** The calendar of a hundred homes over two years, compared with that of one home. */
export async function benchOwnerCalendar(): Promise<Figure[]> {
  const world = await openSearchWorld((platform, today) =>
    fillCalendarWorld(platform, today, homes),
  )
  try {
    const ctx = await ownerCtx(world.ctx())
    const range = { from: world.today, to: addDays(world.today, 730) }
    const many = () => showOwnerCalendar(ctx, range)
    const one = () => showOwnerCalendar(ctx, { ...range, home: 'suite-1' })
    const bytes = gzipSync(JSON.stringify(await many())).length
    const list = Array.from({ length: rounds })
    await timesOf(list, one)
    await timesOf(list, many)
    const [ofOne, ofMany] = [await timesOf(list, one), await timesOf(list, many)]
    return [weight(bytes), slower(quantile(ofMany, 0.5), quantile(ofOne, 0.5))]
  } finally {
    await world.close()
  }
}

function weight(bytes: number): Figure {
  return {
    what: `owner calendar, ${homes} homes × 24 months, gzip`,
    measured: `${(bytes / 1000).toFixed(1)} kB`,
    goal: '≤ 60 kB',
    isMet: bytes <= maxBytes,
  }
}

function slower(many: number, one: number): Figure {
  const times = many / one
  return {
    what: `owner calendar of ${homes} homes / of one home`,
    measured: `${times.toFixed(2)} × (${many.toFixed(1)} ms to ${one.toFixed(1)} ms)`,
    goal: '≤ 3 ×',
    isMet: times <= 3,
  }
}
