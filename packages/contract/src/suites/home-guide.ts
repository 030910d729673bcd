import { z } from 'zod'
import { draftShape } from '#platform/fields/field-schemas.ts'
import { defaultsOf } from '#platform/fields/fields.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { listingFields } from './listing-fields.ts'

export const placeKinds = [
  'restaurant',
  'cafe',
  'bar',
  'groceries',
  'beach',
  'park',
  'culture',
  'shopping',
  'pharmacy',
  'other',
] as const

export const guideLimits = { steps: 12, chapters: 20, places: 20 } as const

const line = (max: number) => z.string().max(max).refine(isOneLine)
const lineInEachLanguage = (max: number) => z.strictObject(perLanguage(() => line(max)))
const textInEachLanguage = (max: number) => z.strictObject(perLanguage(() => z.string().max(max)))

/** What an owner tells the guests of a confirmed stay; a draft of it may be incomplete. */
export const HomeGuide = z.strictObject({
  ...draftShape(listingFields.guide),
  steps: z
    .array(
      z.strictObject({
        title: lineInEachLanguage(120),
        text: textInEachLanguage(1000),
        /** The key of one of the photos of the home. */
        photo: z
          .string()
          .regex(/^[a-z0-9][a-z0-9/_-]{0,120}$/)
          .nullable(),
      }),
    )
    .max(guideLimits.steps),
  chapters: z
    .array(z.strictObject({ title: lineInEachLanguage(120), text: textInEachLanguage(3000) }))
    .max(guideLimits.chapters),
  places: z
    .array(
      z.strictObject({
        name: line(120),
        kind: z.enum(placeKinds),
        why: textInEachLanguage(500),
        address: line(200),
        mapUrl: line(500),
      }),
    )
    .max(guideLimits.places),
})
export type HomeGuide = z.infer<typeof HomeGuide>

export function emptyGuide(): HomeGuide {
  return { ...defaultsOf(listingFields.guide), steps: [], chapters: [], places: [] }
}

/** A map link is optional, and opens only over https. */
export function isMapUrl(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:')
}
