/** Where what caused a movement can be seen, as `withdrawal:<id>` or `booking:<id>` names it. */
export function causeLink(cause: string): string | undefined {
  const [kind = '', id = ''] = cause.split(':')
  if (kind === 'withdrawal' || kind === 'deposit') return `/my-wallet?open=${kind}:${id}`
  if (kind === 'booking-payment') return '/my-bookings'
  if (kind === 'booking') return `/my-bookings?booking=${id}`
  return undefined
}
