import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/** Checks that pass, with the time or the count that proves it. */
const healthFacts = [
  'ledger',
  'double_bookings',
  'backup',
  'card_events',
  'jobs',
  'emails',
] as const

/** Checks that fail; each has instructions under `health.action.`. */
const healthFindings = [
  'ledger_differs',
  'double_bookings_found',
  'months_differ',
  'audit_log_broken',
  'search_failing',
  'bookings_delayed',
  'payments_delayed',
  'messages_delayed',
  'emails_delayed',
  'emails_undelivered',
  'refunds_refused',
  'card_events_silent',
  'jobs_failed',
  'ledger_late',
  'double_bookings_late',
  'backup_late',
  'backup_missing',
  'calendars_late',
  'webhooks_failing',
] as const

const detail = { count: z.int().nullable(), at: z.string().nullable() }

const HealthFact = z.object({ fact: z.enum(healthFacts), ...detail })
export type HealthFact = z.infer<typeof HealthFact>

const HealthFinding = z.object({
  finding: z.enum(healthFindings),
  /** `bad` breaks a promise or will soon; `warn` is late or unknown. */
  tone: z.enum(['bad', 'warn']),
  ...detail,
})
export type HealthFinding = z.infer<typeof HealthFinding>

export const Health = z.object({
  facts: z.array(HealthFact),
  /** The worst first. */
  findings: z.array(HealthFinding),
})
export type Health = z.infer<typeof Health>

export const healthEndpoints = endpoints({
  'GET /admin/health': {
    summary:
      'Check whether our promises hold, as on the status page, and what to do where one doesn’t',
    result: Health,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
