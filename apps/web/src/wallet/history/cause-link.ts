import type { PaidStay, WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import type { Causes } from './transaction-text.ts'

/** The page of a transaction's cause, such as `withdrawal:<id>`, or of its booking. */
export function causeLink(cause: string, stay: PaidStay | null): string | undefined {
  const [kind = '', id = ''] = cause.split(':')
  if (stay) return `/my-bookings?booking=${stay.bookingId}`
  if (kind === 'gift_card') return '/account-settings/gift-cards'
  if (kind === 'withdrawal' || kind === 'deposit') return `/my-wallet?open=${kind}:${id}`
  return undefined
}

/**
 * The link of a row; funds that were not added by card have no deposit to open, and a gift card is
 * listed for its buyer.
 */
export function transactionLink(
  { cause, stay }: Pick<WalletTransaction, 'cause' | 'stay'>,
  { cards }: Pick<Causes, 'cards'>,
): string | undefined {
  const [kind = '', id = ''] = cause.split(':')
  const isElsewhere = kind === 'gift_card' || (kind === 'deposit' && !cards.has(id))
  return isElsewhere ? undefined : causeLink(cause, stay)
}
