/** What the address of the calendar says: the month and home shown, and what is open. */
export type CalendarAddress = { home?: string; month?: string; open?: string }

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

export function parseAddress(search: URLSearchParams): CalendarAddress {
  const [home, month, open] = ['home', 'month', 'open'].map((name) => search.get(name))
  return {
    ...(home ? { home } : {}),
    ...(month && monthPattern.test(month) ? { month } : {}),
    ...(open ? { open } : {}),
  }
}

export function calendarQuery(address: CalendarAddress): string {
  const query = new URLSearchParams(address).toString()
  return query ? `?${query}` : '?'
}
