import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { settingOf } from './settings.ts'

/** What administrators can turn off; each has its texts under `switches.`, and names are stored. */
export const switchNames = [
  'bookings',
  'withdrawals',
  'owner_applications',
  'reviews',
  'offline',
] as const

export const SwitchName = z.enum(switchNames)
export type SwitchName = z.infer<typeof SwitchName>

export const audiences = ['everyone', 'share', 'admins', 'nobody'] as const

const Setting = z.object({
  audience: z.enum(audiences),
  /**
   * Percent of all people, for the audience `share`; the same person always gets the same result.
   */
  percent: z.int().min(1).max(99).nullable(),
})
export type SwitchSetting = z.infer<typeof Setting>

/** Until an administrator changes it. */
export const switchDefaults: Record<SwitchName, SwitchSetting> = {
  bookings: { audience: 'everyone', percent: null },
  withdrawals: { audience: 'everyone', percent: null },
  owner_applications: { audience: 'everyone', percent: null },
  reviews: { audience: 'everyone', percent: null },
  offline: { audience: 'everyone', percent: null },
}

export const Switches = z.object({
  bookings: z.boolean(),
  withdrawals: z.boolean(),
  owner_applications: z.boolean(),
  reviews: z.boolean(),
  offline: z.boolean(),
} satisfies Record<SwitchName, z.ZodBoolean>)
export type Switches = z.infer<typeof Switches>

export const FeatureSwitch = settingOf(SwitchName, Setting)
export type FeatureSwitch = z.infer<typeof FeatureSwitch>

export const NewSwitchSetting = z.strictObject({
  value: z
    .strictObject(Setting.shape)
    .refine(({ audience, percent }) => (audience === 'share') === (percent !== null), {
      path: ['percent'],
    }),
  reason: Reason,
})
export type NewSwitchSetting = z.infer<typeof NewSwitchSetting>

export const switchesEndpoints = endpoints({
  'GET /switches': {
    summary: 'Check which features are on for you',
    result: Switches,
    problems: [],
  },
  'GET /admin/switches': {
    summary: 'List who can use each feature, and the history of changes',
    result: z.array(FeatureSwitch),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'PUT /admin/switches/:name': {
    summary:
      'Turn a feature on for everyone, a percentage of people or administrators, or turn it off',
    params: z.strictObject({ name: SwitchName }),
    body: NewSwitchSetting,
    result: z.array(FeatureSwitch),
    problems: [
      'identity.sign_in_required',
      'resource.not_found',
      'request.invalid',
      'settings.unchanged',
    ],
  },
})
