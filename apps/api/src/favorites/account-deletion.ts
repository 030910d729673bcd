import type { DataExportPart } from '#identity/account/data.ts'
import type { Subscription } from '#platform/events/events.ts'
import { ownFavorites } from './list.ts'
import { deleteAllOf } from './store.ts'

export const favoritesData: DataExportPart = async (ctx) => {
  const { boards, watched } = await ownFavorites(ctx, { guests: 1, pets: 0 })
  return {
    favorites: boards.map(({ name, items }) => ({ name, suites: items.map(({ slug }) => slug) })),
    watchedStay: watched,
  }
}

export const eraseFavorites: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => deleteAllOf(ctx.db, subject.replace(/^user:/, '')),
}
