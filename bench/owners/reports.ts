import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import { openMonth } from '../../apps/api/src/statements/reports/open-month.ts'
import { showReport } from '../../apps/api/src/statements/reports/report.ts'
import type { Report } from '../../packages/contract/src/statements/reports/endpoints.ts'
import type { Figure } from '../figure.ts'
import { openSearchWorld, quantile } from '../search-world.ts'
import { ownerCtx } from './calendar-world.ts'
import { type PlainRow, readPlainMonth, readPlainReport } from './plain-reports.ts'
import { fillReportsWorld, worldHomes, worldYears } from './reports-world.ts'

const rounds = 5

export async function benchReports(): Promise<Figure[]> {
  const world = await openSearchWorld(fillReportsWorld)
  try {
    const ctx = await ownerCtx(world.ctx())
    return [
      await compareReport(ctx, world.today, { years: 1, basis: 'nights' }),
      await compareReport(ctx, world.today, { years: 1, basis: 'cash' }),
      await compareReport(ctx, world.today, { years: worldYears, basis: 'nights' }),
      await compareMonth(ctx, world.today),
    ]
  } finally {
    await world.close()
  }
}

type Asked = { years: number; basis: 'nights' | 'cash' }

async function compareReport(ctx: Ctx, today: string, { years, basis }: Asked): Promise<Figure> {
  const end = Temporal.PlainDate.from(today).with({ day: 1 }).add({ months: 1 })
  const start = end.subtract({ years })
  const period = { from: monthOf(start), to: monthOf(end.subtract({ months: 1 })) }
  const days = { from: start.toString(), to: end.toString(), today }
  const scope = { ...days, before: start.subtract({ years: 1 }).toString(), ownerId: ownerOf(ctx) }
  const show = () => showReport(ctx, { ...period, basis })
  const plain = () => readPlainReport(ctx.db, scope)
  expectSame(await show(), await plain(), basis)
  const [mine, theirs] = await timesInTurns(show, plain)
  const name = basis === 'cash' ? 'by cash' : 'by stay night'
  return ratio(`a report of ${years * 12} months ${name}`, 3, { mine, theirs })
}

async function compareMonth(ctx: Ctx, today: string): Promise<Figure> {
  const start = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: 3 })
  const month = monthOf(start)
  const days = { from: start.toString(), to: start.add({ months: 1 }).toString(), today }
  const scope = { ...days, before: start.subtract({ years: 1 }).toString(), ownerId: ownerOf(ctx) }
  const row = 'suite-1'
  const [mine, theirs] = await timesInTurns(
    () => openMonth(ctx, month, { basis: 'nights', row }),
    () => readPlainMonth(ctx.db, scope, row),
  )
  return ratio('a month opened down to its bookings', 2, { mine, theirs })
}

/** A faster statement only counts if it returns the same figures. */
function expectSame(
  { total, reconciliation, pace, nightsAhead }: Report,
  plain: Awaited<ReturnType<typeof readPlainReport>>,
  basis: Asked['basis'],
): void {
  const { nights, rent, expenses, bookings, canceled, lostRent, ownNights } = total.now
  const income = basis === 'cash' ? reconciliation.cash : total.now.income
  const bases = plain.bases[0] ?? {}
  const counted = {
    nights: sum(plain.stays, 'nights'),
    rent: sum(plain.stays, 'rent'),
    expenses: sum(plain.expenses, 'amount'),
    bookings: sum(plain.arrivals, 'bookings'),
    canceled: sum(plain.arrivals, 'canceled'),
    lostRent: sum(plain.closed, 'lost'),
    ownNights: sum(plain.closed, 'own'),
    income: basis === 'cash' ? bases.cash : sum(plain.stays, 'income'),
    earlier: bases.earlier,
    later: bases.later,
    pace: [plain.pace[0]?.now, plain.pace[0]?.before, plain.pace[0]?.ahead],
  }
  const { earlier, later } = reconciliation
  const booked = { bookings, canceled, pace: [pace.now, pace.before, nightsAhead] }
  const shown = { nights, rent, expenses, lostRent, ownNights, income, earlier, later, ...booked }
  for (const [name, value] of Object.entries(shown)) {
    const other = Reflect.get(counted, name)
    if (String(value) !== String(other)) throw new Error(`${name}: ${value} is not ${other}.`)
  }
}

/** The homes of the period, not those of the year before, and no months. */
function sum(rows: readonly PlainRow[], name: string): number {
  return rows
    .filter((row) => row.isNow && row.suiteId)
    .reduce((all, row) => all + Number(row[name] ?? 0), 0)
}

/** Medians in turns, so that a noisy neighbor affects both alike; the first round warms up. */
async function timesInTurns(...asks: (() => Promise<unknown>)[]): Promise<[number, number]> {
  const times = asks.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const startedAt = performance.now()
      await ask()
      if (round > 0) times[index]?.push(performance.now() - startedAt)
    }
  }
  const [mine = 0, theirs = 0] = times.map((each) =>
    quantile(
      each.toSorted((one, other) => one - other),
      0.5,
    ),
  )
  return [mine, theirs]
}

function ratio(
  what: string,
  most: number,
  { mine, theirs }: { mine: number; theirs: number },
): Figure {
  const times = mine / theirs
  return {
    what: `${what}, ${worldHomes} homes × ${worldYears} years / plain SQL`,
    measured: `${times.toFixed(2)} × (${mine.toFixed(0)} ms to ${theirs.toFixed(0)} ms)`,
    goal: `≤ ${most} ×`,
    isMet: times <= most,
  }
}

function monthOf(day: Temporal.PlainDate): string {
  return day.toString().slice(0, 7)
}

function ownerOf({ actor }: Ctx): string {
  return actor.kind === 'person' ? actor.userId : ''
}
