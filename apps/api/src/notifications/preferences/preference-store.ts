import type { NotificationChannel } from '@marea/contract/notifications/channels.ts'
import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { Db } from '#platform/db/database.ts'

export function listPreferences(db: Db, userId: string, kinds: readonly NotificationKind[]) {
  return db
    .selectFrom('notificationPreferences')
    .select(['kind', 'channel', 'isOn'])
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .execute()
}

export type Preference = { kind: NotificationKind; channel: NotificationChannel; isOn: boolean }

export async function upsertPreference(
  db: Db,
  userId: string,
  { kind, channel, isOn, changedAt }: Preference & { changedAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('notificationPreferences')
    .values({ userId, kind, channel, isOn, changedAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'kind', 'channel']).doUpdateSet({ isOn, changedAt }),
    )
    .execute()
}

export type QuietHoursRow = { timeZone: string; isOn: boolean; fromTime: string; toTime: string }

export function findQuietHours(db: Db, userId: string): Promise<QuietHoursRow | undefined> {
  return db
    .selectFrom('quietHours')
    .select(['timeZone', 'isOn', 'fromTime', 'toTime'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function upsertQuietHours(
  db: Db,
  userId: string,
  hours: QuietHoursRow,
): Promise<void> {
  await db
    .insertInto('quietHours')
    .values({ userId, ...hours })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(hours))
    .execute()
}

export async function deletePreferencesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notificationPreferences').where('userId', '=', userId).execute()
  await db.deleteFrom('quietHours').where('userId', '=', userId).execute()
}
