import { monthPattern, yearPattern } from '@marea/contract/statements/taxes/tax-returns.ts'
import { Code, type TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'

/** What the URL asks for: a year, or a month and perhaps the stays of one of its taxes. */
export type TaxSelection = {
  year: string
  home?: string
  month?: string
  tax?: TaxAuthority
  page?: number
  /** The month whose gross payments are expanded. */
  payments?: string
}

/** Invalid values are left out. */
export function parseTaxQuery(search: URLSearchParams, today: string): TaxSelection {
  const home = /^[a-z0-9-]{1,100}$/.exec(search.get('home') ?? '')?.[0]
  const month = monthPattern.exec(search.get('month') ?? '')?.[0]
  const payments = monthPattern.exec(search.get('payments') ?? '')?.[0]
  const year = yearPattern.exec(search.get('year') ?? '')?.[0]
  const tax = Code.safeParse(search.get('tax')).data
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0]
  return {
    year: month?.slice(0, 4) ?? year ?? today.slice(0, 4),
    ...(home && { home }),
    ...(month && { month }),
    ...(month && tax && { tax }),
    ...(month && tax && page && { page: Number(page) }),
    ...(!month && payments && { payments }),
  }
}

export function taxQuery({ year, month, ...shown }: Partial<TaxSelection>): string {
  const search = new URLSearchParams()
  if (month) search.set('month', month)
  else if (year) search.set('year', year)
  for (const [name, value] of Object.entries(shown)) if (value) search.set(name, String(value))
  return `?${search}`
}
