import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { emailKinds } from './email-kinds.ts'

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

/** `unknown` emails may have arrived, so they are not repeated. */
export const emailStates = ['waiting', 'sent', 'unknown', 'bounced', 'refused', 'given_up'] as const
export type EmailState = (typeof emailStates)[number]

const emailReasons = [
  'address_bounced',
  'bounced',
  'rejected',
  'refused',
  'unreachable',
  'unknown',
  'no_reader',
  'not_written',
  'process_lost',
] as const
export type EmailReason = (typeof emailReasons)[number]

export const LoggedEmail = z.object({
  id: z.uuid(),
  /** One of `emailKinds`, unless a former version queued it. */
  kind: z.string(),
  /** Null before an email that is written when it is sent, and after the account is deleted. */
  to: z.string().nullable(),
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  booking: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
  subject: z.string().nullable(),
  language: z.enum(languages).nullable(),
  state: z.enum(emailStates),
  failure: z.object({ reason: z.enum(emailReasons), code: z.string().nullable() }).nullable(),
  attempts: z.int(),
  /** Whether it can be sent now instead of at its next attempt. */
  canSendNow: z.boolean(),
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type LoggedEmail = z.infer<typeof LoggedEmail>

const EmailQuery = z.strictObject({
  /** Part of a name, an address or a subject, or the beginning of a booking reference. */
  find: z.string().trim().max(100).optional(),
  state: z.enum(emailStates).optional(),
  kind: z.enum(emailKinds).optional(),
  /** Days of the company; `until` is the last one shown. */
  from: SentDay.optional(),
  until: SentDay.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type EmailQuery = z.infer<typeof EmailQuery>

export const EmailLog = z.object({
  items: z.array(LoggedEmail),
  /** By state, of the emails that match the other filters. */
  counts: z.partialRecord(z.enum(emailStates), z.int()),
  count: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type EmailLog = z.infer<typeof EmailLog>

export const emailEndpoints = endpoints({
  'GET /admin/emails': {
    summary: 'List emails from the last 30 days, newest first',
    query: EmailQuery,
    result: EmailLog,
    problems,
  },
  'POST /admin/emails/:id/retry': {
    summary: 'Send an email now instead of at its next retry',
    params: z.strictObject({ id: z.uuid() }),
    result: z.object({ id: z.uuid() }),
    problems: [...problems, 'emails.not_waiting'],
  },
})
