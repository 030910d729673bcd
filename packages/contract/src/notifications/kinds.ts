import { hourSides } from '#suites/listing/home-hours.ts'

export const notificationChannels = ['app', 'email', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const notificationGroups = ['stays', 'homes', 'messages', 'payments'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** What a channel does until the person decides; `always` is no choice of theirs. */
type ChannelDefault = 'always' | 'on' | 'off'

export type NotificationKindDefinition = {
  audience: 'guest' | 'owner' | 'everyone'
  group: NotificationGroup
  channels: Record<NotificationChannel, ChannelDefault>
  /** The values of the fact `state`, each with texts of its own. */
  states?: readonly string[]
}

const guest = { audience: 'guest', group: 'stays' } as const
const owner = { audience: 'owner', group: 'homes' } as const
const money = { audience: 'guest', group: 'payments' } as const

/** Receipts, and what a person must know about their money, are always emailed. */
const receipt = { app: 'always', email: 'always', push: 'on' } as const
const urgent = { app: 'always', email: 'on', push: 'on' } as const
const normal = { app: 'on', email: 'on', push: 'off' } as const
const quiet = { app: 'on', email: 'off', push: 'off' } as const

export const withdrawalStates = [
  'requested',
  'approved',
  'sent',
  'paid',
  'rejected',
  'returned',
] as const
export const favoriteChanges = ['price_changed', 'nights_lost', 'nights_back'] as const
/** `new_home` without dates, and `several` for more than one home. */
export const searchMatches = [
  'new_home',
  'new_home_dates',
  'available',
  'price_drop',
  'several',
] as const
export const cancelers = ['by_guest', 'by_other'] as const
export const restStates = ['due_soon', 'declined'] as const
/** A request for an early check-in or a late check-out. */
export const hoursAnswers = [
  'check_in_approved',
  'check_out_approved',
  'check_in_declined',
  'check_out_declined',
  'check_in_expired',
  'check_out_expired',
] as const
export const feedStates = ['paused', 'failing'] as const
export const messageStates = ['text', 'photo', 'support'] as const
export const licenseStates = ['soon', 'expired'] as const

/** Everything that a person is notified of. Kinds are stored values. */
const notificationKinds = {
  booking_confirmed: { ...guest, channels: receipt },
  booking_changed: { ...guest, channels: receipt },
  booking_canceled: { ...guest, channels: receipt, states: cancelers },
  rest_due: { ...guest, channels: receipt, states: restStates },
  hours_answered: { ...guest, channels: urgent, states: hoursAnswers },
  arriving_tomorrow: { ...guest, channels: urgent },
  id_accepted: { ...guest, channels: urgent },
  id_rejected: { ...guest, channels: urgent },
  review_requested: { ...guest, channels: normal },
  review_received: { ...guest, channels: quiet },
  favorite_changed: { ...guest, channels: quiet, states: favoriteChanges },
  search_matched: {
    ...guest,
    channels: { app: 'on', email: 'on', push: 'on' },
    states: searchMatches,
  },
  new_booking: { ...owner, channels: urgent },
  home_booking_changed: { ...owner, channels: urgent },
  home_booking_canceled: { ...owner, channels: urgent },
  hours_requested: { ...owner, channels: urgent, states: hourSides },
  arrival_today: { ...owner, channels: { ...quiet, push: 'on' } },
  id_to_review: { ...owner, channels: { ...urgent, email: 'off' } },
  expense_to_approve: { ...owner, channels: urgent },
  feed_trouble: { ...owner, channels: urgent, states: feedStates },
  license_expiring: { ...owner, channels: urgent, states: licenseStates },
  license_accepted: { ...owner, channels: quiet },
  license_correction: { ...owner, channels: urgent },
  webhook_disabled: { ...owner, channels: urgent },
  home_reviewed: { ...owner, channels: quiet },
  message: {
    audience: 'everyone',
    group: 'messages',
    states: messageStates,
    channels: { app: 'on', email: 'on', push: 'on' },
  },
  deposit_credited: { ...money, channels: { app: 'always', email: 'off', push: 'off' } },
  deposit_failed: { ...money, channels: { app: 'always', email: 'off', push: 'on' } },
  withdrawal_updated: {
    ...money,
    channels: urgent,
    states: withdrawalStates,
  },
  statement_ready: { audience: 'owner', group: 'payments', channels: normal },
  payout_sent: { audience: 'owner', group: 'payments', channels: receipt },
} as const satisfies Record<string, NotificationKindDefinition>

export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds).filter(isNotificationKind)

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind)
}

export function definitionOf(kind: NotificationKind): NotificationKindDefinition {
  return notificationKinds[kind]
}

/** Whether the person may switch this channel for this kind. */
export function isSwitchable(kind: NotificationKind, channel: NotificationChannel): boolean {
  return definitionOf(kind).channels[channel] !== 'always'
}

export function isOnByDefault(kind: NotificationKind, channel: NotificationChannel): boolean {
  return definitionOf(kind).channels[channel] !== 'off'
}
