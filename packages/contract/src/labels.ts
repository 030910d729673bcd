import type { Amenity, AmenityGroup } from './amenities.ts'
import type { LicenceKind } from './jurisdictions.ts'
import type { Aspect } from './reviews.ts'
import type { CancellationPolicy, Suite } from './suites.ts'

type BedKind = Suite['sleepingAreas'][number]['beds'][number]['kind']

/** The text keys of what a suite can be, have or need. */
export const labelOf = {
  amenity: (code: Amenity) => `amenity.${code}` as const,
  amenityGroup: (code: AmenityGroup) => `amenity_group.${code}` as const,
  /** With `count`. */
  beds: (kind: BedKind) => `bed.${kind}` as const,
  suiteKind: (kind: Suite['kind']) => `suite_kind.${kind}` as const,
  licence: (kind: LicenceKind) => `licence.${kind}` as const,
  cancellation: (code: CancellationPolicy['code']) => `cancellation.${code}` as const,
  aspect: (aspect: Aspect) => `aspect.${aspect}` as const,
}
