import {
  baseDifferences,
  closedKinds,
  type ReportBasis,
  type ReportName,
  reportBases,
  reportNames,
} from '@marea/contract/statements/reports/choices.ts'
import { addMonths } from './periods.ts'

export type ReportAddress = {
  report: ReportName
  from?: string
  to?: string
  home?: string
  basis: ReportBasis
  isCompared: boolean
  year?: string
  /** The years of a short report whose months are hidden. */
  closed?: string
  month?: string
  row?: string
  /** Whether the total row is expanded to homes. */
  total?: string
  open?: string
  /** The column by which the rows of each level are sorted. */
  sort?: string
}

/** The first report after the single figures in the specification, and the most informative. */
const firstReport = 'income-vs-expenses'

const lists = [...baseDifferences, ...closedKinds].join('|')
const openPattern = new RegExp(`^(${lists}|(booking|expense):[0-9a-f-]{36})$`)

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** Invalid values are left out. */
export function parseReportAddress(search: URLSearchParams): ReportAddress {
  const matching = (name: string, pattern: RegExp) => {
    const value = pattern.exec(search.get(name) ?? '')?.[0]
    return value ? { [name]: value } : {}
  }
  return {
    report: reportNames.find((name) => name === search.get('report')) ?? firstReport,
    basis: reportBases.find((basis) => basis === search.get('basis')) ?? 'nights',
    isCompared: search.get('compare') !== 'none',
    ...matching('from', monthPattern),
    ...matching('to', monthPattern),
    ...matching('home', /^[a-z0-9-]{1,100}$/),
    ...matching('year', /^20\d\d$/),
    ...matching('closed', /^20\d\d(-20\d\d)?$/),
    ...matching('month', monthPattern),
    ...matching('row', /^[a-z0-9-]{1,100}$/),
    ...matching('total', /^homes$/),
    ...matching('open', openPattern),
    ...matching('sort', /^-?[a-z_]{1,30}$/),
  }
}

/** The period and home of the page as a query; the API has defaults for both. */
export function reportFilters({ from, to, home }: ReportAddress) {
  return { ...(from && { from }), ...(to && { to }), ...(home && { home }) }
}

type Change = { [name in keyof ReportAddress]?: ReportAddress[name] | undefined }

export function reportLink(shown: ReportAddress, change: Change = {}): string {
  const { report, basis, isCompared, ...rest } = { ...shown, ...change }
  const search = new URLSearchParams()
  if (report && report !== firstReport) search.set('report', report)
  for (const [name, value] of Object.entries(rest)) if (value) search.set(name, value)
  if (basis === 'cash') search.set('basis', basis)
  if (isCompared === false) search.set('compare', 'none')
  return `?${search}`
}

/** Changing filters closes opened rows, because the rows may no longer exist. */
export const closedRows = {
  year: undefined,
  closed: undefined,
  month: undefined,
  row: undefined,
  total: undefined,
  open: undefined,
} as const

/** The link to the same report a year earlier. */
export function yearBeforeLink(shown: ReportAddress, { from, to }: Months, change: Change = {}) {
  const period = { from: addMonths(from, -12), to: addMonths(to, -12) }
  return reportLink(shown, { ...closedRows, ...period, ...change })
}

type Months = { from: string; to: string }
