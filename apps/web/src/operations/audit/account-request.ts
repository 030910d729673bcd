/**
 * Areas that an administrator can touch in another account, by the first segments of the request
 * path.
 */
const areas = [
  ['/bookings', 'bookings'],
  ['/suites', 'bookings'],
  ['/favorite', 'favorites'],
  ['/notification', 'notifications'],
  ['/owner/homes', 'listing'],
  ['/owner/calendar', 'calendar'],
  ['/owner/prices', 'prices'],
  ['/owner/feed', 'feeds'],
  ['/owner/bookings', 'stays'],
  ['/wallet', 'wallet'],
  ['/bank-accounts', 'wallet'],
  ['/payment-methods', 'wallet'],
  ['/owner/payouts', 'wallet'],
  ['/rooms', 'messages'],
  ['/user/profile', 'profile'],
  ['/user', 'access'],
] as const

/** A request such as `PUT /favorites/casa-almendro`. */
export function accountArea(request: string): (typeof areas)[number][1] | 'other' {
  const path = request.replace(/^[A-Z]+ /, '')
  return areas.find(([start]) => path.startsWith(start))?.[1] ?? 'other'
}

/** The eight characters by which people compare ids. */
export function withShortIds(text: string): string {
  return text.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '$1')
}
