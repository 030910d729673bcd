import { articleStates } from '@marea/contract/articles/editor.ts'

const states = ['all', ...articleStates] as const

export type BlogWish = { state: (typeof states)[number]; search: string; page: number }

export function blogWishOf(search: string): BlogWish {
  const given = new URLSearchParams(search)
  const page = Number(given.get('page'))
  return {
    state: states.find((each) => each === given.get('state')) ?? 'all',
    search: given.get('search')?.slice(0, 200) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function blogAddress({ state, search, page }: BlogWish): string {
  const query = new URLSearchParams()
  if (state !== 'all') query.set('state', state)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
