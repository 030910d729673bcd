import { z } from 'zod'
import { Approval } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { type Sort, sortsOf } from '#platform/table/sort.ts'
import { RecordedAct } from './audit.ts'

const profile = z.enum(['USER', 'OWNER', 'ADMIN'])

const PersonSession = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})

const PersonMoment = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['booking', 'payment', 'wallet', 'withdrawal', 'message', 'host_id', 'device']),
  /** The status it has now, or the kind of the ledger entry. */
  state: z.string(),
  /** The home, card, bank account, document or device. */
  about: z.string(),
  amount: Money.nullable(),
  /** The booking or withdrawal that it leads to. */
  link: z.uuid().nullable(),
})
export type PersonMoment = z.infer<typeof PersonMoment>

export const PersonRecord = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  profile,
  isCoHost: z.boolean(),
  isEmailConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  lockedAt: z.iso.datetime().nullable(),
  hasSecondFactor: z.boolean(),
  passkeys: z.int(),
  isYou: z.boolean(),
  wallet: Money,
  sessions: z.array(PersonSession),
  /** The latest ones, newest first. */
  moments: z.array(PersonMoment),
  homes: z.array(z.object({ slug: z.string(), name: z.string() })),
  acts: z.array(RecordedAct),
  approvals: z.array(Approval),
})
export type PersonRecord = z.infer<typeof PersonRecord>

export const FoundPerson = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  profile,
  createdAt: z.iso.datetime(),
  isLocked: z.boolean(),
})
export type FoundPerson = z.infer<typeof FoundPerson>

export const personFilters = ['USER', 'OWNER', 'ADMIN', 'locked'] as const
export type PersonFilter = (typeof personFilters)[number]

export const personSorts = ['name', 'email', 'since'] as const
export type PersonSort = Sort<(typeof personSorts)[number]>

const params = z.strictObject({ id: z.uuid() })
const reason = z.string().trim().min(3).max(500)
const access = ['identity.sign_in_required', 'resource.not_found'] as const
const change = {
  params,
  result: PersonRecord,
  problems: [...access, 'operations.yourself', 'approvals.waiting', 'approvals.nobody_else'],
} as const

export const peopleEndpoints = endpoints({
  'GET /admin/people': {
    summary: 'List people by name, email, phone, role or lock, newest first unless sorted',
    query: z.strictObject({
      text: z.string().trim().max(100).default(''),
      show: z.enum(personFilters).optional(),
      sort: z.enum(sortsOf(personSorts)).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    result: z.object({ items: z.array(FoundPerson), count: z.int(), pages: z.int() }),
    problems: access,
  },
  'GET /admin/people/:id': {
    summary: 'Get a person’s record for operations',
    params,
    result: PersonRecord,
    problems: access,
  },
  'PUT /admin/people/:id/role': {
    ...change,
    summary: 'Change a role; making or removing an administrator needs a second approval',
    body: z.strictObject({ profile }),
    problems: [...change.problems, 'operations.admin_unconfirmed'],
  },
  'POST /admin/people/:id/lock': {
    ...change,
    summary: 'Lock an account with a reason the person will see; its sessions end',
    body: z.strictObject({ reason }),
  },
  'POST /admin/people/:id/unlocking': { ...change, summary: 'Unlock the account' },
  'DELETE /admin/people/:id/sessions/:session': {
    summary: 'Sign out one of the person’s devices',
    params: z.strictObject({ id: z.uuid(), session: z.uuid() }),
    result: PersonRecord,
    problems: access,
  },
  'POST /admin/people/:id/second-factor-reset': {
    ...change,
    summary: 'Turn off two-step sign-in for a person who lost their device',
  },
})
