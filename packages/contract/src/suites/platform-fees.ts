import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'

/** What Marea charges by default: a commission in per mille, the others in cents. */
export const platformFees = {
  /** Of the rent, for an owner whose first agreement begins. */
  commission: { unit: 'per_mille', most: 500 },
  /** For a withdrawal from a wallet to a bank. */
  withdrawal_us: { unit: 'cents', most: 100_00 },
  withdrawal_mx: { unit: 'cents', most: 100_00 },
} as const

export type PlatformFeeCode = keyof typeof platformFees
export const PlatformFeeCode = z.enum(['commission', 'withdrawal_us', 'withdrawal_mx'])
export const maxFeeNote = 500

const FeeStep = z.object({
  /** Null for the configured value that applied before the first change. */
  from: z.iso.date().nullable(),
  value: z.int(),
  state: z.enum(['past', 'current', 'coming']),
  note: z.string(),
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
})
export type FeeStep = z.infer<typeof FeeStep>

const PlatformFee = z.object({
  code: PlatformFeeCode,
  /** Newest first. */
  steps: z.array(FeeStep),
})
export type PlatformFee = z.infer<typeof PlatformFee>

export const NewFeeStep = z.strictObject({
  from: SentDay,
  value: z.int().min(0),
  note: z.string().trim().max(maxFeeNote),
})
export type NewFeeStep = z.infer<typeof NewFeeStep>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const platformFeesEndpoints = endpoints({
  'GET /admin/fees': {
    summary: 'List Marea’s default fees, with earlier and upcoming values',
    result: z.array(PlatformFee),
    problems,
  },
  'POST /admin/fees/:code/steps': {
    summary: 'Add a fee value that starts after today; existing agreements keep theirs',
    params: z.strictObject({ code: PlatformFeeCode }),
    body: NewFeeStep,
    result: z.array(PlatformFee),
    problems: [
      ...problems,
      'fees.date_past',
      'fees.date_taken',
      'fees.value_too_large',
      'fees.value_unchanged',
    ],
  },
  'DELETE /admin/fees/:code/steps/:from': {
    summary: 'Remove a value that does not apply yet',
    params: z.strictObject({ code: PlatformFeeCode, from: SentDay }),
    result: z.array(PlatformFee),
    problems: [...problems, 'fees.in_force'],
  },
})
