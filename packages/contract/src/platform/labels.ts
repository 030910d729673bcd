import type { Aspect } from '#reviews/endpoints.ts'
import type { Amenity, AmenityGroup } from '#suites/amenities.ts'
import type { CancellationPolicy, Suite } from '#suites/endpoints.ts'

type BedKind = Suite['sleepingAreas'][number]['beds'][number]['kind']

/** The text keys of amenities, beds, kinds, policies and rating aspects. */
export const labelOf = {
  amenity: (code: Amenity) => `amenity.${code}` as const,
  amenityGroup: (code: AmenityGroup) => `amenity_group.${code}` as const,
  /** The text takes `count`. */
  beds: (kind: BedKind) => `bed.${kind}` as const,
  suiteKind: (kind: Suite['kind']) => `suite_kind.${kind}` as const,
  cancellation: (code: CancellationPolicy['code']) => `cancellation.${code}` as const,
  aspect: (aspect: Aspect) => `aspect.${aspect}` as const,
}
