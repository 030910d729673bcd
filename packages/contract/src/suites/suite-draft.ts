import { z } from 'zod'
import { videoFormats } from '#files/video-rules.ts'
import { SentDay } from '#platform/dates.ts'
import { publishedShape, textsShape } from '#platform/fields/field-schemas.ts'
import { type Language, languages, perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { amenities } from './amenities.ts'
import { Slug } from './endpoints.ts'
import { HomeGuide } from './home-guide.ts'
import { Code } from './jurisdictions.ts'
import { ExtraPrice } from './listing/home-extras.ts'
import { suiteColumns, textColumns } from './listing-fields.ts'
import { HomeSafety } from './safety/home-safety.ts'
import { bedKinds, roomKinds } from './suite-choices.ts'

const line = z.string().trim().min(1).max(200).refine(isOneLine)
const InEachLanguage = z.strictObject(perLanguage(() => line))
const fileKey = z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,120}$/)

function isInAllOrNone(texts: Record<Language, string>): boolean {
  return new Set(languages.map((language) => texts[language] === '')).size === 1
}

const PhotoDraft = z.strictObject({
  key: fileKey,
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  widths: z.array(z.int().min(1)).min(1),
  thumbhash: z.string().min(1).max(100),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: InEachLanguage,
  /** Shown under the photo, in every language or not at all. */
  caption: z
    .strictObject(perLanguage(() => z.string().trim().max(200).refine(isOneLine)))
    .refine(isInAllOrNone)
    .optional(),
  room: z.enum(roomKinds),
})

const VideoDraft = z.strictObject({
  /** The file without its format. */
  key: fileKey,
  /** The key of the photo shown before it plays. */
  poster: fileKey.nullable(),
  seconds: z.int().min(1).max(600),
  /** If omitted, the video is stored in every format. */
  formats: z.array(z.enum(videoFormats)).min(1).optional(),
  caption: InEachLanguage,
})

/** Everything an owner provides about a home before it can be published; money in cents. */
export const SuiteDraft = z.strictObject({
  ...publishedShape(suiteColumns),
  slug: Slug,
  neighborhood: Slug,
  jurisdiction: Code,
  address: z.strictObject({
    street: line,
    city: line,
    postalCode: z.string().regex(/^\d{5}$/),
    isPublic: z.boolean(),
  }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /**
   * The commission in the agreement of a new home; that of the owner's own agreement by default.
   */
  commissionPerMille: z.int().min(0).max(1000).optional(),
  /** What guests may add to a stay. */
  extras: z.array(ExtraPrice).optional(),
  photos: z.array(PhotoDraft).max(100),
  videos: z.array(VideoDraft).max(5).optional(),
  sleepingAreas: z
    .array(
      z.strictObject({
        name: InEachLanguage,
        note: InEachLanguage,
        beds: z
          .array(z.strictObject({ kind: z.enum(bedKinds), count: z.int().min(1).max(20) }))
          .min(1),
        /** The key of one of the photos. */
        photo: fileKey.nullable(),
      }),
    )
    .max(30),
  amenities: z.array(z.enum(amenities)),
  /** A home without it states nothing about accessibility and safety. */
  safety: HomeSafety.optional(),
  licenses: z.array(
    z.strictObject({
      kind: Code,
      number: z.string().trim().min(3).max(60).refine(isOneLine),
      validUntil: SentDay.nullable(),
    }),
  ),
  texts: z.strictObject(perLanguage(() => z.strictObject(textsShape(textColumns)))),
  /** A home without one shows its arrival notes and house rules only. */
  guide: HomeGuide.optional(),
})
export type SuiteDraft = z.input<typeof SuiteDraft>
export type CompleteSuite = z.output<typeof SuiteDraft>
