import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'

/** A reserve larger than this is a typing error. */
export const maxReserveAmount = 100_000_00
export const maxNoticeDays = 365
export const maxAgreementNote = 500

/** Who pays for a lost card dispute: Marea, or the owner up to what the booking earned them. */
export const disputeBearers = ['platform', 'owner'] as const
export const DisputeBearer = z.enum(disputeBearers)
export type DisputeBearer = z.infer<typeof DisputeBearer>

const terms = {
  /** Marea's commission on rent. */
  commissionPerMille: z.int().min(0).max(1000),
  /** Cents that stay in the owner's account for each home when a payout is made. */
  reserveAmount: z.int().min(0).max(maxReserveAmount),
  noticeDays: z.int().min(0).max(maxNoticeDays),
  disputeBearer: DisputeBearer,
  /** Why it changed, as the owner reads it. */
  note: z.string().trim().max(maxAgreementNote),
}

const AgreementVersion = z.object({
  ...terms,
  effectiveOn: z.iso.date(),
  /** The last day it applies to; null while no other follows. */
  endsOn: z.iso.date().nullable(),
  state: z.enum(['past', 'current', 'coming']),
  createdAt: z.iso.datetime(),
})
export type AgreementVersion = z.infer<typeof AgreementVersion>

export const Agreement = z.object({
  id: z.uuid(),
  homes: z.array(z.object({ slug: z.string(), name: z.string(), isDraft: z.boolean() })),
  /** Newest first; a new booking follows the version in effect on its day. */
  versions: z.array(AgreementVersion),
})
export type Agreement = z.infer<typeof Agreement>

export const AdminAgreement = Agreement.extend({
  owner: z.object({ id: z.uuid(), fullName: z.string(), email: z.string() }),
})
export type AdminAgreement = z.infer<typeof AdminAgreement>

export const NewAgreementVersion = z.strictObject({
  ...terms,
  disputeBearer: DisputeBearer.default('platform'),
  effectiveOn: SentDay,
})
export type NewAgreementVersion = z.infer<typeof NewAgreementVersion>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const agreementsEndpoints = endpoints({
  'GET /admin/agreements': {
    summary: 'List the agreements with all owners and their versions',
    result: z.array(AdminAgreement),
    problems,
  },
  'POST /admin/agreements/:id/versions': {
    summary: 'Add a version of an agreement that starts after today',
    params: z.strictObject({ id: z.uuid() }),
    body: NewAgreementVersion,
    result: AdminAgreement,
    problems: [...problems, 'agreements.date_past', 'agreements.date_taken'],
  },
})
