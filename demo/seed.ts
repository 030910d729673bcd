import { sql } from 'kysely'
import { type Ctx, inTransaction, type TransactionCtx } from '../apps/api/src/platform/ctx.ts'
import { instantInMiami, todayInMiami } from '../apps/api/src/suites/today.ts'
import { seedPeople } from './people.ts'
import { seedFavorites } from './seed-favorites.ts'
import { seedHomes } from './seed-homes.ts'
import { seedMoney } from './seed-money.ts'
import { seedStays } from './seed-stays.ts'

/** Fills a database that knows nobody yet; of several processes that start together one does. */
export function seedDemo(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtext('marea demo'))`.execute(ctx.db)
    const known = await ctx.db.selectFrom('users').select('id').limit(1).execute()
    if (known.length > 0) return false
    await seedWorld(inPast(ctx))
    return true
  })
}

async function seedWorld(ctx: TransactionCtx): Promise<void> {
  await seedPeople(ctx)
  const homes = await seedHomes(ctx)
  const stays = await seedStays(ctx, homes)
  await seedFavorites(ctx, stays)
  await seedMoney(ctx)
}

/** The whole day makes one world, and of what happened before it no mail or job follows any more. */
function inPast(ctx: TransactionCtx): TransactionCtx {
  const now = instantInMiami(todayInMiami(ctx.now), '00:00')
  const jobs = { ...ctx.ports.jobs, enqueue: async () => undefined }
  return { ...ctx, now, ports: { ...ctx.ports, jobs } }
}
