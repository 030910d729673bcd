import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import type { CompleteSuite, SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import type { OwnerEmail } from '../people/owners.ts'

type Photo = SuiteDraft['photos'][number]

export type Season = 'artWeek' | 'holidays' | 'winter' | 'boatShow' | 'springBreak' | 'summer'

export type DemoHome = {
  owner: OwnerEmail
  photographs: {
    folder: string
    /** In the order of the gallery. */
    rooms: Record<string, Photo['room']>
    /** Shown under some of the photos. */
    captions?: Record<string, Photo['caption']>
  }
  /** A video of the photos, stored beside them as `films/<folder>/film`. */
  film?: Pick<NonNullable<SuiteDraft['videos']>[number], 'seconds' | 'caption'>
  suite: Omit<SuiteDraft, 'photos' | 'videos'> &
    Pick<CompleteSuite, 'checkInFrom' | 'checkOutUntil' | 'minNights' | 'maxPets'>
  rates: Record<Season, { nightlyAmount: number; weekendAmount: number; minNights: number }>
  stayDiscounts: RatePlan['stayDiscounts']
}
