import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { findTimeZone } from './store.ts'

/** The calendar day where a home is. */
export async function todayAt(ctx: Pick<Ctx, 'db' | 'now'>, suiteId: string): Promise<string> {
  return (await clockAt(ctx, suiteId)).today
}

/** That day and the time zone. */
export async function clockAt({ db, now }: Pick<Ctx, 'db' | 'now'>, suiteId: string) {
  const zone = await findTimeZone(db, suiteId)
  return { zone, today: todayIn(zone, now) }
}
