import { countDoubleBookings } from '#bookings/double-bookings.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { verifySeals } from '#statements/monthly/seal/verify-seals.ts'
import { verifyLedger } from '#wallet/ledger/verify.ts'
import { type CheckRow, listChecks, saveCheck } from './check-store.ts'
import { compareBooks } from './compare-books.ts'

type Result = Pick<CheckRow, 'compared' | 'differences'>

type Check = {
  name: CheckRow['name']
  everyMinutes: number
  run(db: Database): Promise<Result>
}

/** Reading the whole ledger costs more than comparing stays, so it is done less often. */
const checks: readonly Check[] = [
  { name: 'double_bookings', everyMinutes: 5, run: countDoubleBookings },
  {
    name: 'ledger',
    everyMinutes: 60,
    async run(db) {
      const ledger = await verifyLedger(db)
      const books = await compareBooks(db)
      const differences = ledger.differences.length + books.differences.length
      return { compared: ledger.entries, differences }
    },
  },
  {
    name: 'statements',
    everyMinutes: 60,
    async run(db) {
      const { months, differences } = await verifySeals(db)
      return { compared: months, differences: differences.length }
    },
  },
]

/** Cron starts a job up to this much early or late. */
const toleranceSeconds = 90

export const runChecksJob: Job = {
  name: 'operations.run-checks',
  cron: '*/5 * * * *',
  handle: (ctx) => runDueChecks(ctx),
}

/** A check that fails to run keeps its old time, so it is shown as stale. */
async function runDueChecks(ctx: Ctx): Promise<void> {
  const last = new Map((await listChecks(ctx.db)).map((row) => [row.name, row.checkedAt]))
  const due = checks.filter(({ name, everyMinutes }) => {
    const dueAt = last.get(name)?.add({ seconds: everyMinutes * 60 - toleranceSeconds })
    return !dueAt || Temporal.Instant.compare(dueAt, ctx.now) <= 0
  })
  if (due.length > 0) await withPatientDatabase(ctx, (db) => runEach(ctx, db, due))
}

async function runEach(ctx: Ctx, db: Database, due: readonly Check[]): Promise<void> {
  for (const { name, run } of due) {
    const result = await run(db)
    await saveCheck(ctx.db, { name, checkedAt: ctx.now, ...result })
    if (result.differences > 0) ctx.log.error({ check: name, ...result }, 'check found differences')
    else ctx.log.info({ check: name, ...result }, 'check passed')
  }
}

/** Statements of requests end after seconds; recomputing a large ledger may take minutes. */
async function withPatientDatabase(
  { config }: Ctx,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const url = config.databaseUrl ?? (await joinPostgres(config.dataDir)).url
  const db = openDatabase(url, { max: 1 })
  await work(db).finally(() => db.destroy())
}
