import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { dayProblems, settingOf } from '#platform/settings/settings.ts'

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

export const platformFeeDays = { first: 1, last: 5 * 366 }

export const PlatformFee = settingOf(PlatformFeeCode, z.int())
export type PlatformFee = z.infer<typeof PlatformFee>

export const NewFeeStep = z.strictObject({ from: SentDay, value: z.int().min(0), reason: Reason })
export type NewFeeStep = z.infer<typeof NewFeeStep>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const platformFeesEndpoints = endpoints({
  'GET /admin/fees': {
    summary: 'List our default fees, with earlier and upcoming values',
    result: z.array(PlatformFee),
    problems,
  },
  'POST /admin/fees/:code/steps': {
    summary: 'Add a fee value that starts after today; existing agreements keep theirs',
    params: z.strictObject({ code: PlatformFeeCode }),
    body: NewFeeStep,
    result: z.array(PlatformFee),
    problems: [...problems, ...dayProblems, 'fees.value_too_large'],
  },
  'DELETE /admin/fees/:code/steps/:from': {
    summary: 'Remove a value that does not apply yet',
    params: z.strictObject({ code: PlatformFeeCode, from: SentDay }),
    result: z.array(PlatformFee),
    problems: [...problems, 'settings.in_effect'],
  },
})
