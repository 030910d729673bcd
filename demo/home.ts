import type { RatePlan } from '@marea/contract/pricing.ts'
import type { SuiteDraft } from '@marea/contract/suite-draft.ts'
import type { OwnerEmail } from './owners.ts'
import type { Season } from './seasons.ts'

type Photo = SuiteDraft['photos'][number]

export type DemoHome = {
  owner: OwnerEmail
  photographs: {
    folder: string
    /** In the order of the gallery. */
    rooms: Record<string, Photo['room']>
  }
  suite: Omit<SuiteDraft, 'photos'>
  rates: Record<Season, { nightlyAmount: number; weekendAmount: number; minNights: number }>
  stayDiscounts: RatePlan['stayDiscounts']
}
