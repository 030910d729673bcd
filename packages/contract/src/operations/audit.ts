import { z } from 'zod'
import { ActDetails, AdminAct } from '#platform/admin-acts.ts'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'

export const RecordedAct = z.object({
  id: z.int(),
  actedAt: z.iso.datetime(),
  /** The name is empty once the account is deleted. */
  admin: z.object({ id: z.uuid(), name: z.string() }),
  /** One of `adminActs`, or one that an older version recorded. */
  act: z.string(),
  subject: z.string(),
  /** Of a person or a home, or the reference of a booking; null for others and what is deleted. */
  subjectName: z.string().nullable(),
  /** The page that shows it. */
  subjectPath: z.string().nullable(),
  details: ActDetails,
})
export type RecordedAct = z.infer<typeof RecordedAct>

/** The sentence of an act without the details that were not recorded. */
export function withoutMissingDetails(sentence: string): string {
  return sentence.replace(/:?\s*\{\{\w+\}\}/g, '')
}

export const ChainState = z.object({
  checkedAt: z.iso.datetime(),
  acts: z.int(),
  firstBroken: z.int().nullable(),
})
export type ChainState = z.infer<typeof ChainState>

const filters = {
  admin: z.uuid().optional(),
  act: AdminAct.optional(),
  /** The beginning of a subject, such as `user:` or `booking:MAR-7KQ2M9XA`. */
  subject: z.string().trim().max(120).optional(),
  from: SentDay.optional(),
  to: SentDay.optional(),
}

export const AuditLog = z.object({
  acts: z.array(RecordedAct),
  /** Pass as `before` for older acts. */
  next: z.int().nullable(),
  admins: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Null until the chain was verified for the first time. */
  chain: ChainState.nullable(),
})
export type AuditLog = z.infer<typeof AuditLog>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const auditEndpoints = endpoints({
  'GET /admin/audit': {
    summary: 'List actions of administrators, newest first',
    query: z.strictObject({ ...filters, before: z.coerce.number().int().positive().optional() }),
    result: AuditLog,
    problems,
  },
  'GET /admin/audit.csv': {
    summary: 'Download actions of administrators as comma-separated values, up to 10,000',
    query: z.strictObject({ ...filters, language: z.enum(languages).default('en') }),
    result: z.string(),
    mediaType: 'text/csv',
    problems,
  },
  'POST /admin/audit/verification': {
    summary: 'Recompute the chain of the audit log from its beginning',
    result: ChainState,
    problems,
  },
})
