export type CalendarAddress = { find?: string; home?: string; month?: string; open?: string }

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

export function parseAddress(search: URLSearchParams): CalendarAddress {
  const [find, home, month, open] = ['find', 'home', 'month', 'open'].map((name) =>
    search.get(name),
  )
  return {
    ...(find ? { find } : {}),
    ...(home ? { home } : {}),
    ...(month && monthPattern.test(month) ? { month } : {}),
    ...(open ? { open } : {}),
  }
}

export function calendarQuery(address: CalendarAddress): string {
  const query = new URLSearchParams(address).toString()
  return query ? `?${query}` : '?'
}

/** Homes whose name or neighborhood contains the text, without regard to accents. */
export function findHomes<Home extends { name: string; neighborhood: string }>(
  homes: readonly Home[],
  text = '',
): readonly Home[] {
  const sought = plain(text)
  if (!sought) return homes
  return homes.filter(({ name, neighborhood }) => plain(`${name} ${neighborhood}`).includes(sought))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
