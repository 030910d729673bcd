import { z } from 'zod'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import type { Amenity } from './amenities.ts'

/** What an owner states about a home, grouped as its page shows it. */
export const homeFactGroups = {
  access: [
    'entranceParking',
    'stepFreeInside',
    'bedroomOnEntryLevel',
    'walkInShower',
    'showerGrabBars',
    'toiletGrabBars',
    'showerSeat',
  ],
  equipment: ['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher', 'firstAidKit'],
  notices: ['unfencedPool', 'waterWithoutLifeguard', 'stairs', 'outdoorCameras', 'noiseMonitor'],
} as const
export type HomeFactGroup = keyof typeof homeFactGroups
export type HomeFact = (typeof homeFactGroups)[HomeFactGroup][number]

export const homeFacts: readonly HomeFact[] = Object.values(homeFactGroups).flat()

/** Facts that guests search by are amenities, and are shown with the others. */
export const accessAmenities = [
  'stepFreeEntrance',
  'elevator',
  'wheelchairAccessible',
] as const satisfies readonly Amenity[]

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
