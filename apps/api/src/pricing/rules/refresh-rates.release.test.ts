import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateSuites } from '../../../test/search/generated-suites.ts'
import { enqueueFanOut } from '../../../test/server/worker-process.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { noRules } from './read-rules.ts'
import { refreshRates } from './refresh-rates.ts'

const homes = 10_000
const minutes = 60_000

/** Prices that follow the day of booking in every week of the year. */
const rules = {
  ...noRules,
  seasons: [1, 3, 5, 7].map((month) => ({
    name: 'Season',
    from: `2027-0${month}-01`,
    to: `2027-0${month + 1}-01`,
    nightlyAmount: 700_00,
    weekendAmount: 900_00,
    minNights: 3,
  })),
  weekdayPercents: [0, 0, 0, 5, 10, 15, 10],
  lastMinute: [
    { days: 3, percent: 20 },
    { days: 10, percent: 10 },
  ],
  earlyBird: [{ days: 120, percent: 8 }],
  floorAmount: 150_00,
}

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { DATABASE_TIMEOUT_MS: '600000' } })
  await generateSuites(marea.db, { count: homes, today: '2026-11-15' })
  await sql`insert into price_rules (suite_id, version, rules, changed_at)
    select id, 1, ${JSON.stringify(rules)}::jsonb, now() from suites`.execute(marea.db)
}, 30 * minutes)
afterAll(() => marea.close())

test(
  'the prices of 10,000 homes are refreshed within an hour, and none takes a minute',
  async () => {
    const refreshing = await enqueueFanOut(marea, refreshRates)
    refreshing.startWorker()
    await refreshing.waitFor(homes, 60 * minutes)
    await refreshing.kill()
    const states = await refreshing.states()
    expect([...states.keys()]).toEqual(['completed'])
    expect(states.get('completed')?.longestMs).toBeLessThan(minutes)
    const { rows } = await sql<{ refreshed: number }>`
    select count(distinct subject)::int as refreshed from events
    where kind = 'pricing.changed'`.execute(marea.db)
    expect(rows).toEqual([{ refreshed: homes }])
  },
  65 * minutes,
)
