import type { PaidStay } from '@marea/contract/wallet/endpoints.ts'

/** The page of a transaction's cause, such as `withdrawal:<id>`, or of its booking. */
export function causeLink(cause: string, stay: PaidStay | null): string | undefined {
  const [kind = '', id = ''] = cause.split(':')
  if (stay) return `/my-bookings?booking=${stay.bookingId}`
  if (kind === 'withdrawal' || kind === 'deposit') return `/my-wallet?open=${kind}:${id}`
  return undefined
}
