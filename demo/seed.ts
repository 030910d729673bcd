import { sql } from 'kysely'
import { type Ctx, inTransaction, type TransactionCtx } from '../apps/api/src/platform/ctx.ts'
import { instantInMiami, todayInMiami } from '../apps/api/src/suites/today.ts'
import { seedPeople } from './people.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedFavorites } from './seed-favorites.ts'
import { seedHomes } from './seed-homes.ts'
import { seedMoney } from './seed-money.ts'
import { seedStays } from './seed-stays.ts'

/** Fills a database that knows nobody yet; of several processes that start together one does. */
export async function seedDemo(ctx: Ctx): Promise<boolean> {
  const isFirst = await inTransaction(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtext('marea demo'))`.execute(ctx.db)
    const known = await ctx.db.selectFrom('users').select('id').limit(1).execute()
    if (known.length > 0) return false
    await seedWorld(inPast(ctx))
    return true
  })
  // Cards are asked outside of transactions, so what they paid for comes after the rest.
  if (isFirst) await seedMoney(inPast(ctx))
  return isFirst
}

async function seedWorld(ctx: TransactionCtx): Promise<void> {
  await seedPeople(ctx)
  const homes = await seedHomes(ctx)
  await seedCoupons(ctx, homes)
  const stays = await seedStays(ctx, homes)
  await seedFavorites(ctx, stays)
}

/** The whole day makes one world, and of what happened before it no mail or job follows any more. */
function inPast<Given extends Ctx>(ctx: Given): Given {
  const now = instantInMiami(todayInMiami(ctx.now), '00:00')
  const jobs = { ...ctx.ports.jobs, enqueue: async () => undefined }
  return { ...ctx, now, ports: { ...ctx.ports, jobs } }
}
