import { z } from 'zod'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { homeFacts } from './home-facts.ts'

/** In inches; the narrowest door that guests use. */
export const doorWidths = { min: 18, max: 96 } as const

export const maxCamerasLength = 300

/** A draft of it may be incomplete. */
export const HomeSafety = z.strictObject({
  facts: z
    .array(z.enum(homeFacts))
    .max(homeFacts.length)
    .refine((facts) => new Set(facts).size === facts.length),
  doorWidth: z.int().min(doorWidths.min).max(doorWidths.max).nullable(),
  /** Where the cameras outside are and what they see. */
  cameras: z.strictObject(perLanguage(() => z.string().max(maxCamerasLength).refine(isOneLine))),
})
export type HomeSafety = z.infer<typeof HomeSafety>

export function emptySafety(): HomeSafety {
  return { facts: [], doorWidth: null, cameras: perLanguage(() => '') }
}
