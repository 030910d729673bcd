import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { guestCountFields } from '#pricing/guest-count-fields.ts'
import { nightStates } from './night-states.ts'
import { ToDo } from './to-dos.ts'

const Home = z.object({ slug: z.string(), name: z.string() })

/** A stay that begins or ends soon. */
export const ComingStay = z.object({
  id: z.uuid(),
  reference: z.string(),
  home: Home,
  guest: z.string(),
  ...guestCountFields,
  nights: z.int(),
  day: z.iso.date(),
  at: z.iso.datetime(),
  timeZone: z.string(),
  canMessage: z.boolean(),
})
export type ComingStay = z.infer<typeof ComingStay>

/** In the order in which a new owner does them. */
export const firstSteps = ['home', 'photos', 'licenses', 'bank', 'calendar', 'publish'] as const

const FirstStep = z.object({
  step: z.enum(firstSteps),
  isDone: z.boolean(),
  /** The home that the step is about; null before there is one. */
  home: z.string().nullable(),
})
export type FirstStep = z.infer<typeof FirstStep>

export const Overview = z.object({
  today: z.iso.date(),
  /** Only of homes whose money the reader may see; null if there are none. */
  profit: z
    .object({
      amount: Money,
      earnings: Money,
      expenses: Money,
      /** Of the whole month a year ago; null before the first booking. */
      lastYear: Money.nullable(),
      nights: z.int(),
      homes: z.int(),
    })
    .nullable(),
  /** Each home with every night of this month. */
  homes: z.array(Home.extend({ occupiedNights: z.int(), nights: z.array(z.enum(nightStates)) })),
  /** Percent of the unblocked nights since the first publication. */
  occupiedPercent: z.int(),
  arrivals: z.array(ComingStay),
  departures: z.array(ComingStay),
  needs: z.array(ToDo),
  /** Null once one of the reader's homes is published. */
  firstSteps: z.array(FirstStep).nullable(),
})
export type Overview = z.infer<typeof Overview>

export const overviewEndpoints = endpoints({
  'GET /owner/overview': {
    summary:
      'Get this month in your homes: profit, nights, next stays and what needs your attention',
    result: Overview,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'GET /owner/needs': {
    summary: 'List what needs your attention in your homes, most urgent first',
    result: z.array(ToDo),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
