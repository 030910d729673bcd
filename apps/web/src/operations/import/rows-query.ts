import { type RowFilter, rowFilters } from '@marea/contract/operations/imports/imports.ts'

export type RowsQuery = { show: RowFilter; page: number }

export function rowsQuery(search: string): RowsQuery {
  const asked = new URLSearchParams(search)
  const show = rowFilters.find((each) => each === asked.get('show')) ?? 'problems'
  return { show, page: Math.max(1, Math.trunc(Number(asked.get('page'))) || 1) }
}

export function rowsAddress({ show, page }: RowsQuery): string {
  return `?show=${show}${page > 1 ? `&page=${page}` : ''}`
}
