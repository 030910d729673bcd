import type { NotificationChannel } from '@marea/contract/notifications/channels.ts'
import type {
  NotificationPreferences,
  QuietHours,
} from '@marea/contract/notifications/endpoints.ts'
import { isSwitchable, type KindRecord } from '@marea/contract/notifications/kind.ts'
import { definitionOf, notificationKindNames } from '@marea/contract/notifications/kinds.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  findQuietHours,
  listPreferences,
  type Preference,
  upsertPreference,
  upsertQuietHours,
} from './preference-store.ts'
import { channelsOf, type Decided } from './wanted-channels.ts'

const changeAllowance = { limit: 120, hours: 1 / 6 }

/** A row for each kind that can reach the person: owners are guests of other homes too. */
export async function ownPreferences(ctx: Ctx): Promise<NotificationPreferences> {
  const { userId, profile, isCoHost } = personOf(ctx)
  const isOwner = profile === 'OWNER' || isCoHost
  const kinds = notificationKindNames.filter(
    (kind) => isOwner || definitionOf(kind).audience !== 'owner',
  )
  const decided = await listPreferences(ctx.db, userId, kinds)
  const hours = await findQuietHours(ctx.db, userId)
  return {
    kinds: kinds.map((kind) => {
      const own = decided.filter((each) => each.kind === kind)
      return { kind, ...preferenceRow(definitionOf(kind), own) }
    }),
    quietHours: hours
      ? { isOn: hours.isOn, from: hours.fromTime, to: hours.toTime, timeZone: hours.timeZone }
      : null,
  }
}

export function preferenceRow(record: KindRecord, decided: readonly Decided[]) {
  const wants = channelsOf(record, decided)
  const channel = (name: NotificationChannel) => ({
    isOn: wants[name],
    isSwitchable: isSwitchable(record, name),
  })
  return {
    group: record.group,
    channels: { app: channel('app'), email: channel('email'), push: channel('push') },
  }
}

export function changePreference(ctx: Ctx, given: Preference): Promise<NotificationPreferences> {
  const { kind, channel } = given
  if (!isSwitchable(definitionOf(kind), channel)) throw new Problem('notifications.always_on')
  return change(ctx, (ctx, userId) =>
    upsertPreference(ctx.db, userId, { ...given, changedAt: ctx.now }),
  )
}

export function setQuietHours(ctx: Ctx, hours: QuietHours): Promise<NotificationPreferences> {
  const { isOn, from: fromTime, to: toTime, timeZone } = hours
  if (fromTime === toTime) throw new Problem('notifications.quiet_hours_empty')
  if (!isTimeZone(ctx, timeZone)) throw new Problem('notifications.time_zone_unknown')
  return change(ctx, (ctx, userId) =>
    upsertQuietHours(ctx.db, userId, { isOn, fromTime, toTime, timeZone }),
  )
}

async function change(
  ctx: Ctx,
  store: (ctx: TransactionCtx, userId: string) => Promise<void>,
): Promise<NotificationPreferences> {
  const { userId } = personOf(ctx)
  const turn = await takeAttempt(ctx, ['notification-preferences', userId], changeAllowance)
  if (!turn.isAllowed) throw new Problem('request.too_many', { retryAfter: turn.retryAfter })
  await inTransaction(ctx, async (ctx) => {
    await store(ctx, userId)
    await recordEvent(ctx, { kind: 'notifications.preferences_changed', subject: `user:${userId}` })
  })
  return ownPreferences(ctx)
}

function isTimeZone({ now }: Ctx, timeZone: string): boolean {
  try {
    // A fixed offset has no daylight saving time, so it does not tell where somebody lives.
    return !/^[+-]/.test(timeZone) && now.toZonedDateTimeISO(timeZone).timeZoneId !== ''
  } catch {
    return false
  }
}
