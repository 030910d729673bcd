import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { type GuestCounts, guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { type ExtraCode, extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { call } from '#platform/api/api.ts'

export type ChangeDraft = GuestCounts & {
  checkIn: string
  checkOut: string
  extras: ExtraCode[]
  coupon: string | null
}

type DraftSource = GuestCounts & Pick<Booking, 'checkIn' | 'checkOut' | 'extras' | 'coupon'>

export function changeDraftOf(booking: DraftSource): ChangeDraft {
  const { checkIn, checkOut, extras, coupon } = booking
  const known = extraCodes.filter((code) => extras.includes(code))
  return { checkIn, checkOut, ...guestCountsOf(booking), extras: known, coupon }
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** The dates that the URL proposes, if it names both. */
export function proposedDates(search: URLSearchParams): Partial<ChangeDraft> {
  const checkIn = search.get('checkIn') ?? ''
  const checkOut = search.get('checkOut') ?? ''
  const isStay = day.test(checkIn) && day.test(checkOut) && checkIn < checkOut
  return isStay ? { checkIn, checkOut } : {}
}

export function isSameDraft(one: ChangeDraft, other: ChangeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The codes keep the order of the list, so that equal drafts compare equal. */
export function withExtra(extras: readonly ExtraCode[], code: ExtraCode): ExtraCode[] {
  return extraCodes.filter((each) => extras.includes(each) !== (each === code))
}

export function quoteRequestOf(
  { id }: Pick<Booking, 'id'>,
  draft: ChangeDraft,
): Promise<ChangeQuote> {
  const { coupon, ...stay } = draft
  const body = { ...stay, ...(coupon !== null && { coupon }) }
  return call('POST /bookings/:id/quotes', { params: { id }, body })
}
