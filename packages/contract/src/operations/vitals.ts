/** Pages whose speed is counted apart, by the path of their route; visits that begin elsewhere count as `other`. */
export const measuredPages = [
  ['home', '/'],
  ['suite', '/suite-details/:slug'],
  ['checkout', '/checkout/:booking'],
  ['bookings', '/my-bookings'],
  ['trip', '/trip/:stay'],
  ['wallet', '/my-wallet'],
  ['conversation', '/chat/:room'],
  ['blog', '/blog'],
  ['article', '/blog/:article'],
  ['faqs', '/faqs'],
  ['list_your_home', '/list-your-home'],
  ['overview', '/property-management'],
  ['calendar', '/property-management/calendar'],
  ['reports', '/property-management/view-reports'],
  ['console', '/admin'],
] as const
export type MeasuredPage = (typeof measuredPages)[number][0] | 'other'

export const devices = ['phone', 'computer'] as const
export type Device = (typeof devices)[number]

/**
 * The Core Web Vitals with their limits, as Google sets them: up to `good`, and poor above `poor`. Times are in
 * milliseconds, the layout shift in thousandths. Visits are counted between the bounds.
 */
export const vitals = {
  lcp: { good: 2500, poor: 4000, bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000] },
  inp: { good: 200, poor: 500, bounds: [50, 100, 150, 200, 300, 500, 1000, 2000] },
  cls: { good: 100, poor: 250, bounds: [1, 10, 50, 100, 150, 250, 500, 1000] },
} as const
export type Vital = keyof typeof vitals
export const vitalNames = ['lcp', 'inp', 'cls'] as const satisfies Vital[]

export const speedPeriods = [7, 28, 90] as const

export function rateVital(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const { good, poor } = vitals[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
