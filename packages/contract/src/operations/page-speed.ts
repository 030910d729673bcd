import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { devices, measuredPages, speedPeriods } from './vitals.ts'

const MeasuredPage = z.enum([...measuredPages.map(([name]) => name), 'other'])

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
