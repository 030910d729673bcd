import { openedExpense } from '#expenses/expense-filters.ts'

const financialTabs = ['balance', 'expenses', 'recurring', 'agreement'] as const
type FinancialTab = (typeof financialTabs)[number]

export type BalanceAddress = {
  split?: string
  home?: string
  booking?: string
  /** Of the year-end summary. */
  year?: string
  open?: string
}

const expenseFilters = ['suite', 'category', 'period', 'vendor', 'page']

/** The tab of a URL; links from emails and reports name expenses without their tab. */
export function tabOf(search: URLSearchParams, isOwner: boolean): FinancialTab {
  const named = financialTabs.find((tab) => tab === search.get('tab'))
  const isOwnersOnly = named === 'balance' || named === 'agreement'
  if (named && (isOwner || !isOwnersOnly)) return named
  const opensExpense = openedExpense(search) || ['add', 'limit'].includes(search.get('open') ?? '')
  if (opensExpense || expenseFilters.some((name) => search.has(name))) return 'expenses'
  return isOwner ? 'balance' : 'expenses'
}

/** Invalid values are left out. */
export function parseBalanceAddress(search: URLSearchParams): BalanceAddress {
  const matching = (name: string, pattern: RegExp) => {
    const value = pattern.exec(search.get(name) ?? '')?.[0]
    return value ? { [name]: value } : {}
  }
  return {
    ...matching('split', /^20\d\d(-(0[1-9]|1[0-2]))?$/),
    ...matching('home', /^[a-z0-9-]{1,100}$/),
    ...matching('booking', /^[0-9a-f-]{36}$/),
    ...matching('year', /^20\d\d$/),
    ...matching('open', /^(available|payouts|payout|schedule|booking:[0-9a-f-]{36})$/),
  }
}

type Change = { [name in keyof BalanceAddress]?: string | undefined }

export function balanceLink(shown: BalanceAddress, change: Change = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...shown, ...change })) {
    if (value) search.set(name, value)
  }
  return `?${search}`
}
