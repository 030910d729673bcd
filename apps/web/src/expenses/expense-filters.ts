import {
  type ExpenseSort,
  expenseCategories,
  expensePeriod,
  expenseSorts,
  maxVendorLength,
} from '@marea/contract/expenses/choices.ts'
import type { ExpenseFilters } from '@marea/contract/expenses/endpoints.ts'
import { readSort } from '@marea/contract/platform/table/sort.ts'

export type ExpenseSelection = ExpenseFilters & { sort?: ExpenseSort; page?: number }

/** The expense filters of the URL; invalid values are left out. */
export function parseExpenseFilters(search: URLSearchParams): ExpenseSelection {
  const suite = /^[a-z0-9-]{1,100}$/.exec(search.get('suite') ?? '')?.[0]
  const category = expenseCategories.find((each) => each === search.get('category'))
  const period = expensePeriod.exec(search.get('period') ?? '')?.[0]
  const vendor = search.get('vendor')?.slice(0, maxVendorLength)
  const sort = readSort(search.get('sort'), expenseSorts)
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0]
  return {
    ...(suite && { suite }),
    ...(category && { category }),
    ...(period && { period }),
    ...(vendor && { vendor }),
    ...(sort && { sort }),
    ...(page && { page: Number(page) }),
  }
}

export function openedExpense(search: URLSearchParams): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(search.get('open') ?? '')?.[0]
}

type FilterChange = { [name in keyof ExpenseSelection]: string | number | undefined }

export function expenseQuery(shown: FilterChange, open?: string): string {
  const search = new URLSearchParams({ tab: 'expenses' })
  for (const [name, value] of Object.entries(shown)) if (value) search.set(name, String(value))
  if (open) search.set('open', open)
  return `?${search}`
}

/** The period filter for whole months, both included. */
export function periodOfMonths(from: string, to: string): string {
  if (from === to) return from
  const year = from.slice(0, 4)
  return from === `${year}-01` && to === `${year}-12` ? year : `${from}..${to}`
}
