import { nightsBetween } from '@marea/contract/platform/time/days.ts'

/** A coupon with its rules; null sets no limit. */
export type Coupon = {
  id: string
  code: string
  perMille: number | null
  amount: number | null
  bearer: 'owner' | 'platform'
  usableFrom: Temporal.Instant | null
  usableUntil: Temporal.Instant | null
  nightsFrom: string | null
  nightsTo: string | null
  minNights: number
  minAmount: number
  mostUses: number | null
  mostUsesEach: number
  isFirstStay: boolean
  userId: string | null
  uses: number
  /** Empty for all homes. */
  suiteIds: readonly string[]
}

export type CouponAsked = {
  suiteId: string
  checkIn: string
  checkOut: string
  rent: number
  now: Temporal.Instant
  /** Null for a visitor, whose own uses are checked when they hold the nights. */
  guest: { userId: string; uses: number; hasStayed: boolean } | null
}

/** Every refusal has the same code, so that guesses reveal nothing about a coupon. */
export function isGoodFor(coupon: Coupon, asked: CouponAsked): boolean {
  return (
    isUsableAt(coupon, asked.now) &&
    fitsStay(coupon, asked) &&
    fitsGuest(coupon, asked.guest) &&
    (coupon.mostUses === null || coupon.uses < coupon.mostUses)
  )
}

/** Normalizes what people type; undefined if it does not look like a code. */
export function readCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return /^[A-Z0-9-]{4,32}$/.test(code) ? code : undefined
}

function isUsableAt({ usableFrom, usableUntil }: Coupon, now: Temporal.Instant): boolean {
  const isEarly = usableFrom !== null && Temporal.Instant.compare(now, usableFrom) < 0
  const isLate = usableUntil !== null && Temporal.Instant.compare(now, usableUntil) >= 0
  return !isEarly && !isLate
}

export function fitsStay(
  coupon: Coupon,
  { suiteId, checkIn, checkOut, rent }: CouponAsked,
): boolean {
  const { suiteIds, nightsFrom, nightsTo, minNights, minAmount } = coupon
  return (
    (suiteIds.length === 0 || suiteIds.includes(suiteId)) &&
    (nightsFrom === null || checkIn >= nightsFrom) &&
    (nightsTo === null || checkOut <= nightsTo) &&
    nightsBetween(checkIn, checkOut) >= minNights &&
    rent >= minAmount
  )
}

function fitsGuest(coupon: Coupon, guest: CouponAsked['guest']): boolean {
  if (!guest) return coupon.userId === null
  if (coupon.userId !== null && coupon.userId !== guest.userId) return false
  if (coupon.isFirstStay && guest.hasStayed) return false
  return guest.uses < coupon.mostUsesEach
}
