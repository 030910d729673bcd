import { z } from 'zod'
import { draftShape } from '#platform/fields/field-schemas.ts'
import { defaultsOf } from '#platform/fields/fields.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { listingFields } from '#suites/listing-fields.ts'
import { homeFacts } from './home-facts.ts'

export const maxCamerasLength = 300

/** May be incomplete in a draft. */
export const HomeSafety = z.strictObject({
  facts: z
    .array(z.enum(homeFacts))
    .max(homeFacts.length)
    .refine((facts) => new Set(facts).size === facts.length),
  ...draftShape(listingFields.safety),
  /** Where the cameras outside are and what they see. */
  cameras: z.strictObject(perLanguage(() => z.string().max(maxCamerasLength).refine(isOneLine))),
})
export type HomeSafety = z.infer<typeof HomeSafety>

export function emptySafety(): HomeSafety {
  return { ...defaultsOf(listingFields.safety), facts: [], cameras: perLanguage(() => '') }
}
