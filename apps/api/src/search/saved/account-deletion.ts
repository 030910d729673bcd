import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { ownSavedSearches } from './list.ts'
import { deleteSavedSearchesOf } from './saved-search-store.ts'

export const savedSearchesData: DataExportPart = async (ctx) => ({
  savedSearches: (await ownSavedSearches(ctx)).map(
    ({ name, query, hasAlerts, createdAt, lastAlert }) => ({
      ...{ name, query, hasAlerts, createdAt },
      lastAlert: lastAlert && {
        alertedAt: lastAlert.alertedAt,
        homes: lastAlert.homes.map(({ slug }) => slug),
      },
    }),
  ),
})

export const eraseSavedSearches: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  deleteSavedSearchesOf(ctx.db, subject.replace(/^user:/, ''))
