import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readConfig } from '../../apps/api/src/config.ts'
import { openPlatform } from '../../apps/api/src/open.ts'
import { type Ctx, inTransaction } from '../../apps/api/src/platform/ctx.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/start.ts'
import { recordEvent } from '../../apps/api/src/platform/events/events.ts'
import { createSystemCtx } from '../../apps/api/src/platform/platform.ts'
import { seedDemo } from '../../demo/seed/seed.ts'
import type { Figure } from '../figure.ts'
import { secretKey, startMarea } from '../marea.ts'

const events = 500
/** The peak once observed on a busy machine, at which followers fell behind. */
const goalPerMinute = 140

/**
 * One worker follows a backlog of confirmed bookings: two emails with their receipt, two notifications,
 * a note in the conversation and the webhooks of each.
 */
export async function benchEvents(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const environment = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: secretKey,
    TEST_CARDS: 'true',
  }
  const here = {
    NODE_ENV: 'production',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    DATA_DIR: join(dataDir, 'data'),
  }
  const config = readConfig({ ...environment, ...here })
  const platform = await openPlatform(config, { databaseUrl: postgres.url })
  try {
    const ctx = createSystemCtx(platform)
    await seedDemo(ctx, postgres.url)
    await confirmAgain(ctx)
    const worker = await startMarea({ ...environment, ROLE: 'worker' })
    const perMinute = await measureFollowing(ctx).finally(worker.stop)
    const what = `consequences of ${events} confirmed bookings, one worker`
    const measured = `${Math.round(perMinute).toLocaleString('en-US')} events/min`
    const goal = `≥ ${goalPerMinute}/min`
    return [{ what, measured, goal, isMet: perMinute >= goalPerMinute }]
  } finally {
    await platform.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Each event has its own consequences, even if bookings repeat. */
async function confirmAgain(ctx: Ctx): Promise<void> {
  const bookings = await ctx.db
    .selectFrom('bookings')
    .select(['id', 'guestId', 'suiteId', 'ownerId'])
    .where('status', '=', 'confirmed')
    .execute()
  if (bookings.length === 0) throw new Error('The demo has no confirmed booking.')
  for (let count = 0; count < events; count += 1) {
    const { id: bookingId, guestId, ...home } = bookings[count % bookings.length] ?? never()
    const data = { bookingId, ...home }
    const subject = `user:${guestId}` as const
    await inTransaction(ctx, (ctx) =>
      recordEvent(ctx, { kind: 'booking.confirmed', subject, data }),
    )
  }
}

/** Measures from the first poll of the running worker until nothing is left. */
async function measureFollowing(ctx: Ctx): Promise<number> {
  const startedAt = performance.now()
  const before = await countLeft(ctx)
  let left = before
  while (left > 0) {
    await wait(500)
    left = await countLeft(ctx)
  }
  return before / ((performance.now() - startedAt) / 60_000)
}

async function countLeft({ db }: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct data ->> 'id')::int count from pgboss.job
    where name like 'event.%' and state in ('created', 'retry', 'active')`.execute(db)
  return rows[0]?.count ?? 0
}

function never(): never {
  throw new Error('There is no booking.')
}
