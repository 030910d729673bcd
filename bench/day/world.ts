import { readConfig } from '../../apps/api/src/config.ts'
import { openPlatform } from '../../apps/api/src/open.ts'
import { createSystemCtx } from '../../apps/api/src/platform/platform.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { seedDemo } from '../../demo/seed/seed.ts'
import { addGuests, fund } from './guests.ts'
import type { World } from './visits.ts'

const guests = 150

/** The demo homes, and guests with money, in the database of these settings. */
export async function prepareWorld(
  environment: Record<string, string>,
  payments: World['payments'],
): Promise<World> {
  const quiet = { NODE_ENV: 'production', ROLE: 'web', LOG_LEVEL: 'error' }
  const config = readConfig({ ...environment, ...quiet })
  const platform = await openPlatform(config, { databaseUrl: config.databaseUrl ?? '' })
  const ctx = createSystemCtx(platform)
  const directUrl = config.databaseDirectUrl ?? ''
  await seedDemo(ctx, directUrl)
  const people = await addGuests(directUrl, guests)
  for (const { id } of people) await fund(ctx, id)
  const homes = await ctx.db
    .selectFrom('suites')
    .select('slug')
    .where('status', '=', 'published')
    .execute()
  await platform.close()
  const slugs = homes.map(({ slug }) => slug)
  return { guests: people, slugs, today: todayOf(ctx), payments }
}
