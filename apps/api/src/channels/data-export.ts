import type { DataExportPart } from '#identity/account/data.ts'
import { personOf } from '#identity/account/user.ts'
import { listFeedsAddedBy } from './feed-store.ts'

/** The calendars that a person has connected, with the addresses they entered. */
export const channelsData: DataExportPart = async (ctx) => {
  const feeds = await listFeedsAddedBy(ctx.db, personOf(ctx).userId)
  return {
    connectedCalendars: feeds.map(({ slug, name, url, addedAt }) => ({
      suite: slug,
      name,
      url,
      addedAt: addedAt.toString(),
    })),
  }
}
