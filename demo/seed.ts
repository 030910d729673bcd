import { sql } from 'kysely'
import { type Ctx, inTransaction } from '../apps/api/src/platform/ctx.ts'
import { seedPeople } from './people.ts'

/** Fills a database that knows nobody yet; of several processes that start together one does. */
export function seedDemo(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(hashtext('marea demo'))`.execute(ctx.db)
    const known = await ctx.db.selectFrom('users').select('id').limit(1).execute()
    if (known.length > 0) return false
    await seedPeople(ctx)
    return true
  })
}
