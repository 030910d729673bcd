import type { NotificationChannel } from '@marea/contract/notifications/channels.ts'
import { isOnByDefault, isSwitchable, type KindRecord } from '@marea/contract/notifications/kind.ts'
import { definitionOf, type NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { Db } from '#platform/db/database.ts'
import { findQuietHours, listPreferences } from './preference-store.ts'
import { quietUntil } from './quiet-hours.ts'

export type WantedChannels = Record<NotificationChannel, boolean>

export type Decided = { channel: NotificationChannel; isOn: boolean }

/** What the person decided, or the default; channels that are always on stay on. */
export function channelsOf(record: KindRecord, decided: readonly Decided[]): WantedChannels {
  const isOn = (channel: NotificationChannel) => {
    if (!isSwitchable(record, channel)) return true
    const own = decided.find((each) => each.channel === channel)
    return own?.isOn ?? isOnByDefault(record, channel)
  }
  return { app: isOn('app'), email: isOn('email'), push: isOn('push') }
}

export async function wantedChannels(
  db: Db,
  userId: string,
  kind: NotificationKind,
): Promise<WantedChannels> {
  return channelsOf(definitionOf(kind), await listPreferences(db, userId, [kind]))
}

/** When an email or a push may reach the person; undefined for at once. */
export async function quietHoursEnd(
  db: Db,
  userId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const hours = await findQuietHours(db, userId)
  return hours && quietUntil(hours, now)
}
