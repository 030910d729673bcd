import { type TextFilter, textFilters } from '@marea/contract/locale/text-editor.ts'

export type TextsWish = {
  filter: TextFilter
  search: string
  page: number
  /** The text that is open beside the list. */
  key: string | undefined
}

export function wishOf(search: string): TextsWish {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page'))
  return {
    filter: textFilters.find((each) => each === given.get('filter')) ?? 'all',
    search: given.get('search')?.slice(0, 200) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    key: given.get('key') || undefined,
  }
}

export function textsAddress({ filter, search, page, key }: TextsWish): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filter', filter)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  if (key) query.set('key', key)
  return `?${query}`
}
