import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { ownFavorites } from './list.ts'
import { deleteAllOf } from './store.ts'

export const favoritesData: DataExportPart = async (ctx) => {
  const { boards, watched } = await ownFavorites(ctx, { guests: 1, pets: 0 })
  return {
    favorites: boards.map(({ name, items }) => ({ name, suites: items.map(({ slug }) => slug) })),
    watchedStay: watched,
  }
}

export const eraseFavorites: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  deleteAllOf(ctx.db, subject.replace(/^user:/, ''))
