import { sql } from 'kysely'
import { listMigrations } from '#platform/db/migrate.ts'
import { type Examined, type Found, found } from './examined.ts'

/** The oldest that the tests run on (README). */
const oldestVersion = 15
const slowMilliseconds = 100
const clockDifference = { seconds: 5 }

export async function checkDatabase({ db }: Examined): Promise<Found> {
  const { rows } = await sql<{ number: number; version: string }>`
    select current_setting('server_version_num')::integer as number,
      split_part(current_setting('server_version'), ' ', 1) as version`.execute(db)
  const { number = 0, version = '' } = rows[0] ?? {}
  // The first query may have opened a connection.
  const begun = performance.now()
  await sql`select 1`.execute(db)
  const milliseconds = Math.ceil(performance.now() - begun)
  if (number < oldestVersion * 10_000) {
    return found('database_old', { version, oldest: String(oldestVersion) })
  }
  const isSlow = milliseconds > slowMilliseconds
  return found(isSlow ? 'database_slow' : 'database_reached', { version, milliseconds })
}

export async function checkDurability({ db, config }: Examined): Promise<Found> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'max_connections')
    order by name`.execute(db)
  const settings = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  const allowed = rows.find(({ name }) => name === 'max_connections')?.setting
  const [connections, pool] = [Number(allowed), config.databasePool]
  if (settings.length > 0) return found('database_unsafe', { settings: settings.join(', ') })
  // Two processes run side by side during an upgrade, and jobs have connections of their own.
  const isCrowded = !config.hasTransactionPooling && connections < pool * 2 + 10
  return isCrowded
    ? found('database_crowded', { pool, connections })
    : found('database_durable', { connections })
}

export async function checkSchema({ db }: Examined): Promise<Found> {
  const migrations = await listMigrations(db)
  const pending = migrations.filter(({ isApplied }) => !isApplied)
  const [next] = pending
  return next
    ? found('schema_behind', { count: pending.length, next: next.name })
    : found('schema_current', { count: migrations.length })
}

/** Between two readings of our own clock, so that a slow answer is no difference. */
export async function checkClock({ db }: Examined): Promise<Found> {
  const before = Temporal.Now.instant()
  const { rows } = await sql<{ at: Temporal.Instant }>`select clock_timestamp() as at`.execute(db)
  const after = Temporal.Now.instant()
  const at = rows[0]?.at ?? before
  const early = before.since(at).total('seconds')
  const late = at.since(after).total('seconds')
  const difference = Math.max(0, early, late)
  const isOff = difference > clockDifference.seconds
  return isOff
    ? found('clock_off', { seconds: Math.round(difference) })
    : found('clock_right', { seconds: clockDifference.seconds })
}
