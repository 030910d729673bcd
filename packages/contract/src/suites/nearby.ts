import { z } from 'zod'

export const landmarkKinds = [
  'beach',
  'grocery',
  'district',
  'museum',
  'downtown',
  'airport',
] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/** Estimated from coordinates (decision 74); `walkMinutes` is null where a walk is too long. */
export const NearbyPlace = z.object({
  /** The proper name, the same in every language. */
  name: z.string(),
  kind: z.enum(landmarkKinds),
  kilometers: z.number(),
  walkMinutes: z.int().nullable(),
  driveMinutes: z.int(),
})
export type NearbyPlace = z.infer<typeof NearbyPlace>
