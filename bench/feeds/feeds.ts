import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { importDueFeeds } from '../../apps/api/src/channels/import/import-due-feeds.ts'
import { fetchPublic } from '../../apps/api/src/platform/public-fetch/public-fetch.ts'
import { generateSuites } from '../../apps/api/test/search/generated-suites.ts'
import type { Figure } from '../figure.ts'
import { atMost } from '../page-shell.ts'
import { openSearchWorld, type SearchWorld } from '../search-world.ts'

const feeds = 1000
const attacks = ['hang', 'drip', 'gigabyte', 'bomb', 'redirects']

export async function benchFeeds(): Promise<Figure[]> {
  const world = await openSearchWorld(
    ({ db }, today) => generateSuites(db, { count: feeds, today, isBulk: true }),
    { NODE_ENV: 'development', FEEDS_STAND_IN: 'true' },
  )
  try {
    await insertFeeds(world)
    return [
      atMost(`${feeds} calendars imported by one worker`, await importSeconds(world), {
        goal: 60,
        unit: 's',
      }),
      atMost(`${feeds} unchanged calendars checked again`, await importSeconds(world), {
        goal: 60,
        unit: 's',
      }),
      ...(await measureAttacks()),
    ]
  } finally {
    await world.close()
  }
}

async function insertFeeds({ db, today }: SearchWorld): Promise<void> {
  const stays = [700, 750, 800].map((days) => {
    const from = addDays(today, days)
    return `stay=${from}/${addDays(from, 5)}`
  })
  const query = stays.join('&')
  await sql`insert into calendar_feeds (id, suite_id, url, name, channel, added_by, added_at, next_check_at)
    select gen_random_uuid(), id, 'http://feeds.marea.test/airbnb/' || slug || '.ics?' || ${query}::text,
      'Airbnb', 'airbnb', owner_id, now(), now() - interval '1 minute'
    from suites limit ${feeds}`.execute(db)
}

async function importSeconds({ db, ctx }: SearchWorld): Promise<number> {
  await sql`update calendar_feeds set next_check_at = now() - interval '1 minute'`.execute(db)
  const startedAt = performance.now()
  await importDueFeeds(ctx())
  const seconds = (performance.now() - startedAt) / 1000
  const failed = await db
    .selectFrom('calendarFeeds')
    .select('id')
    .where((eb) => eb.or([eb('failures', '>', 0), eb('succeededAt', 'is', null)]))
    .execute()
  if (failed.length > 0) throw new Error(`${failed.length} calendars were not imported.`)
  return seconds
}

async function measureAttacks(): Promise<Figure[]> {
  const server = fork(fileURLToPath(new URL('hostile-server.ts', import.meta.url)))
  const [port] = await once(server, 'message')
  const local = { host: 'feeds.marea.test', address: '127.0.0.1', port: Number(port) }
  let [longest, most] = [0, 0]
  for (const attack of attacks) {
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    const sampling = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 5)
    const startedAt = performance.now()
    await fetchPublic(`http://feeds.marea.test/${attack}`, { local })
    clearInterval(sampling)
    most = Math.max(most, process.memoryUsage().rss - before)
    longest = Math.max(longest, (performance.now() - startedAt) / 1000)
  }
  server.kill()
  return [
    atMost('longest check of a hostile calendar', longest, { goal: 10.5, unit: 's' }),
    atMost('most memory for a hostile calendar', most / 1024 / 1024, { goal: 20, unit: 'MB' }),
  ]
}
