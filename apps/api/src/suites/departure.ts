import type { ReasonToStay } from '#identity/departure.ts'
import { countHomes } from './store.ts'

/** A person whose home is on view cannot leave it there alone. */
export const publishedHomeStays: ReasonToStay = async (ctx, userId) =>
  (await countHomes(ctx.db, userId)) > 0 ? 'suites.stays.published_home' : undefined
