import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/**
 * `stale`: the last check is too old to count. `unknown`: there was none, or it cannot be read now.
 */
const statusStates = ['ok', 'degraded', 'failing', 'stale', 'unknown'] as const
export type StatusState = (typeof statusStates)[number]

export const services = ['search', 'bookings', 'payments', 'email', 'messages'] as const

const State = z.enum(statusStates)

const Check = z.object({
  state: State,
  checkedAt: z.string().nullable(),
  differences: z.int().nullable(),
})
export type CheckStatus = z.infer<typeof Check>

/** What the tests of the last release counted; the file is written when all of them pass. */
export const ReleaseProofs = z.object({
  version: z.string(),
  testedOn: z.iso.date(),
  guestsAtOnce: z.int(),
  interruptedPayments: z.int(),
  simulatedBookings: z.int(),
  simulatedSteps: z.int(),
  restoreSeconds: z.int(),
})
export type ReleaseProofs = z.infer<typeof ReleaseProofs>

export const ServiceStatus = z.object({
  state: z.enum(['operational', 'degraded', 'down']),
  /** The time of the reading; responses are cached for some seconds. */
  readAt: z.string(),
  services: z.object({
    search: State,
    bookings: State,
    payments: State,
    email: State,
    messages: State,
  }),
  promises: z.object({
    ledger: Check,
    doubleBookings: Check,
    calendars: z.object({
      state: State,
      connected: z.int().nullable(),
      upToDate: z.int().nullable(),
    }),
    backup: z.object({ state: State, writtenAt: z.string().nullable() }),
  }),
  release: ReleaseProofs,
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

export const statusEndpoints = endpoints({
  'GET /status': {
    summary: 'Check whether each service works now; available during outages too',
    result: ServiceStatus,
  },
})
