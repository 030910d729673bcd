import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

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

const MeasuredPage = z.enum([...measuredPages.map(([name]) => name), 'other'])

const devices = ['phone', 'computer'] as const
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

/** The value that three of four visits stay below. */
const value = z.number().nullable()

export const PageSpeed = z.object({
  page: MeasuredPage,
  device: z.enum(devices),
  visits: z.int(),
  lcp: value,
  inp: value,
  cls: value,
})
export type PageSpeed = z.infer<typeof PageSpeed>

const measured = z.number().min(0).max(600_000).optional()

export const pageSpeedEndpoints = endpoints({
  'POST /page-speed': {
    summary: 'Count how fast a page was for a visitor, without saying who it was',
    body: z.strictObject({
      page: MeasuredPage,
      device: z.enum(devices),
      lcp: measured,
      inp: measured,
      cls: measured,
    }),
    result: z.null(),
    problems: [],
  },
  'GET /admin/page-speed': {
    summary: 'Show how fast pages were for their visitors in the last days',
    query: z.strictObject({ days: z.coerce.number().pipe(z.literal(speedPeriods)).default(28) }),
    result: z.array(PageSpeed),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})

export function rateVital(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const { good, poor } = vitals[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
