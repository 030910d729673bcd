import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { exportAddress } from './export/export-address.ts'
import { deleteExportsOf, listExportsOf } from './export-store.ts'
import { deleteFeedsOf, listFeedsAddedBy } from './feed-store.ts'

/** The calendars that a person has connected, with the addresses they entered, and their own. */
export const channelsData: DataExportPart = async (ctx) => {
  const { userId } = personOf(ctx)
  const feeds = await listFeedsAddedBy(ctx.db, userId)
  const exports = await listExportsOf(ctx.db, userId)
  return {
    calendarAddresses: exports.map(({ slug, secret, createdAt, lastReadAt }) => ({
      suite: slug,
      url: exportAddress(ctx, secret),
      createdAt: createdAt.toString(),
      lastReadAt: lastReadAt?.toString() ?? null,
    })),
    connectedCalendars: feeds.map(({ slug, name, url, addedAt }) => ({
      suite: slug,
      name,
      url,
      addedAt: addedAt.toString(),
    })),
  }
}

/** Stops imports and exports of a deleted owner's homes; imported nights stay closed. */
export const eraseChannels: Follow<'identity.account_deleted'> = async (ctx, { subject }) => {
  const ownerId = subject.replace(/^user:/, '')
  await deleteFeedsOf(ctx.db, ownerId)
  await deleteExportsOf(ctx.db, ownerId)
}
