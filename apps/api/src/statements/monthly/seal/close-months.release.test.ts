import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postExpense } from '#expenses/post-expense.ts'
import { inTransaction } from '#platform/ctx.ts'
import { divideHomes, generateSuites } from '../../../../test/search/generated-suites.ts'
import { enqueueFanOut } from '../../../../test/server/worker-process.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { closeMonths } from './close-months.ts'
import { verifySeals } from './verify-seals.ts'

const owners = 2000
const minutes = 60_000

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { DATABASE_TIMEOUT_MS: '600000' } })
  await generateSuites(marea.db, { count: owners, today: '2026-11-15' })
  await divideHomes(marea.db, owners)
  await sql`delete from occupancies`.execute(marea.db)
  await payForPools()
}, 10 * minutes)
afterAll(() => marea.close())

test(
  'a process killed while it closes the month of 2,000 owners leaves the rest to others',
  async () => {
    marea.clock.set('2026-12-01T11:00:00Z')
    const closing = await enqueueFanOut(marea, closeMonths)
    closing.startWorker()
    await closing.waitFor(owners / 10, 10 * minutes)
    await closing.kill()
    const { months: sealed } = await verifySeals(marea.db)
    expect(sealed).toBeLessThan(owners)
    closing.startWorker()
    await closing.waitFor(owners, 30 * minutes)
    await closing.kill()
    expect(await verifySeals(marea.db)).toMatchObject({ months: owners, differences: [] })
    expect([...(await closing.states()).keys()]).toEqual(['completed'])
  },
  45 * minutes,
)

/** One expense of each owner in November, by the same path as that of any. */
async function payForPools(): Promise<void> {
  const homes = await marea.db.selectFrom('suites').select(['id', 'ownerId']).execute()
  for (const { id: suiteId, ownerId } of homes) {
    await inTransaction(marea.ctx(), (ctx) =>
      postExpense(ctx, {
        ...{ suiteId, ownerId, recordedBy: ownerId, spentOn: '2026-11-10', category: 'pool' },
        ...{ concept: 'Pool', translations: {}, vendor: '', amount: 90_00, markup: 0 },
        paidBy: 'marea',
      }),
    )
  }
}
