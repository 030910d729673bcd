import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { IconName } from '#ui/media/icon.tsx'

export const iconOf: Record<NotificationKind, IconName> = {
  booking_confirmed: 'suitcase',
  booking_changed: 'suitcase',
  booking_canceled: 'suitcase',
  arriving_tomorrow: 'key',
  id_accepted: 'user',
  id_rejected: 'user',
  review_requested: 'star',
  review_received: 'star',
  favorite_changed: 'heart',
  new_booking: 'home',
  home_booking_changed: 'home',
  home_booking_canceled: 'home',
  arrival_today: 'key',
  id_to_review: 'user',
  expense_to_approve: 'tag',
  feed_trouble: 'alert',
  license_expiring: 'seal',
  home_reviewed: 'star',
  message: 'message',
  deposit_credited: 'wallet',
  deposit_failed: 'wallet',
  withdrawal_updated: 'refund',
  statement_ready: 'chartline',
  payout_sent: 'bank',
}
