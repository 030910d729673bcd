import { addDays } from '@marea/contract/platform/time/days.ts'
import { notificationsConsequences } from '../../../apps/api/src/notifications/consequences.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { followStored } from '../../../apps/api/src/platform/events/consequences.ts'
import { todayOf } from '../../../apps/api/src/platform/zoned-time.ts'
import { alertSavedSearches } from '../../../apps/api/src/search/saved/alert-saved-searches.ts'
import { changeSavedSearch, saveSearch } from '../../../apps/api/src/search/saved/save.ts'
import { actAs } from '../../history/act-as.ts'

/** Two searches of the guest; a home that was booked when the first was saved is available today. */
export async function seedSavedSearches(ctx: TransactionCtx): Promise<void> {
  const guest = await actAs(ctx, 'guest@marea.test')
  const saved = { ...guest, now: ctx.now.subtract({ hours: 24 * 3 }) }
  const checkIn = addDays(todayOf(ctx), 75)
  const dates = { checkIn, checkOut: addDays(checkIn, 5) }
  const { search } = await saveSearch(saved, { ...dates, guests: '2', amenities: 'pool' })
  const weekend = await saveSearch(saved, { flexible: 'weekend', guests: '4', pets: '1' })
  await changeSavedSearch(saved, weekend.search.id, { name: 'Weekend with the dog' })
  await forgetOne(ctx, search.id)
  for (const fingerprint of await alertSavedSearches.list(ctx)) {
    await alertSavedSearches.handle(ctx, fingerprint)
  }
  await notifyGuest(ctx)
}

/** Makes a home look as if it was booked when the search was saved and canceled since. */
async function forgetOne({ db }: TransactionCtx, searchId: string): Promise<void> {
  const home = db
    .selectFrom('savedSearchHomes')
    .select('suiteId')
    .where('searchId', '=', searchId)
    .orderBy('amount')
    .limit(1)
  await db
    .deleteFrom('savedSearchHomes')
    .where('searchId', '=', searchId)
    .where('suiteId', 'in', home)
    .execute()
}

async function notifyGuest(ctx: TransactionCtx): Promise<void> {
  const matched = ctx.db.selectFrom('events').selectAll().where('kind', '=', 'search.matched')
  await followStored(ctx, { notifications: notificationsConsequences }, await matched.execute())
}
