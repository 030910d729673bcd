import type { PaidStay } from '@marea/contract/wallet/endpoints.ts'

/** Where what caused a movement can be seen, as `withdrawal:<id>` names it, or its stay. */
export function causeLink(cause: string, stay: PaidStay | null): string | undefined {
  const [kind = '', id = ''] = cause.split(':')
  if (stay) return `/my-bookings?booking=${stay.bookingId}`
  if (kind === 'withdrawal' || kind === 'deposit') return `/my-wallet?open=${kind}:${id}`
  return undefined
}
