import type { TransactionFilters } from '@marea/contract/wallet/endpoints.ts'

export const areas = ['deposit', 'withdrawal', 'hold', 'booking', 'earning', 'gift_card'] as const

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The filters in the URL; invalid values are ignored. */
export function readFilters(search: URLSearchParams): TransactionFilters {
  const area = areas.find((each) => each === search.get('area'))
  return {
    ...(area && { area }),
    ...dayOf('from', search.get('from')),
    ...dayOf('to', search.get('to')),
  }
}

/** The URL of the same page with other filters and no open overlay. */
export function filterQuery(filters: TransactionFilters): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value)
  return `?${search}`
}

function dayOf(name: 'from' | 'to', day: string | null) {
  return day && dayPattern.test(day) && !Number.isNaN(Date.parse(day)) ? { [name]: day } : {}
}
