import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { deletePreferencesOf } from '#notifications/preferences/preference-store.ts'
import { ownPreferences } from '#notifications/preferences/preferences.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { deleteNotificationsOf, listAllNotifications } from './notification-store.ts'

/** Notifications that name the person to others are deleted too. */
export const eraseNotifications: Follow<'identity.account_deleted'> = async (ctx, { subject }) => {
  const userId = subject.replace(/^user:/, '')
  await deleteNotificationsOf(ctx.db, userId)
  await deletePreferencesOf(ctx.db, userId)
}

export const notificationsData: DataExportPart = async (ctx) => {
  const rows = await listAllNotifications(ctx.db, personOf(ctx).userId)
  return {
    notifications: rows.map(({ createdAt, readAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toString(),
      readAt: readAt?.toString() ?? null,
    })),
    notificationPreferences: await ownPreferences(ctx),
  }
}
