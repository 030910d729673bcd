import { z } from 'zod'

/** The days from today on which a value may begin; until the first of them it can be removed. */
export type StepDays = { first: number; last: number }

const Step = z.object({
  /** The first day; null where it applied at once or before the first change. */
  from: z.iso.date().nullable(),
  state: z.enum(['past', 'current', 'coming']),
  canRemove: z.boolean(),
  reason: z.string(),
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
  /** The second administrator, where the change needed one. */
  approvedBy: z.string().nullable(),
})

export type SettingStep<Value> = z.infer<typeof Step> & { value: Value }
export type Setting<Id, Value> = { id: Id; steps: SettingStep<Value>[] }

/** What the console changes: the values it had, has and will have, newest first. */
export function settingOf<Id extends z.ZodType, Value extends z.ZodType>(id: Id, value: Value) {
  return z.object({ id, steps: z.array(Step.extend({ value })) })
}

export const dayProblems = [
  'settings.day_refused',
  'settings.day_taken',
  'settings.unchanged',
] as const
