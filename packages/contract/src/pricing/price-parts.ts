/** Kinds of price lines; refunded amounts are separate lines. */
export const priceParts = [
  'rent',
  'discount',
  'coupon',
  'kept',
  'rent_refund',
  'fee',
  'fee_refund',
  'tax',
] as const
export type PricePart = (typeof priceParts)[number]

type OfPart = { part: PricePart }

/** The codes of lines that are neither a fee nor a tax. */
export const lineCodes = {
  nights: 'nights',
  discount: 'stay_discount',
  coupon: 'coupon',
  kept: 'change_kept',
} as const

const refundPrefix = 'refund_'

/** The line that takes back a part of a charge. */
export function refundCodeOf(code: string): string {
  return `${refundPrefix}${code}`
}

/** The charge that a line is, or that it refunds. */
export function chargeCodeOf(code: string): string {
  return code.startsWith(refundPrefix) ? code.slice(refundPrefix.length) : code
}

const namedParts = new Map<string, PricePart>([
  [lineCodes.nights, 'rent'],
  [lineCodes.discount, 'discount'],
  [lineCodes.coupon, 'coupon'],
  [lineCodes.kept, 'kept'],
  [refundCodeOf(lineCodes.nights), 'rent_refund'],
])

/** Fees, extras, stay times and their refunds need no entry. */
export function partOf(code: string): PricePart {
  if (code.startsWith('tax_')) return 'tax'
  return namedParts.get(code) ?? (code.startsWith(refundPrefix) ? 'fee_refund' : 'fee')
}

export function isTax({ part }: OfPart): boolean {
  return part === 'tax'
}

export function isRefund({ part }: OfPart): boolean {
  return part === 'rent_refund' || part === 'fee_refund'
}

/**
 * `agreed`: what the nights were booked for, which coupons apply to and average rates count;
 * `rent_of` in the database sums the same. `shown`: the rent of a refund, which names the coupon
 * apart. `refundable`: what a refund of the nights cannot exceed. `reduction`: what makes each
 * night cheaper in proportion.
 */
type RentKind = 'agreed' | 'shown' | 'refundable' | 'reduction'

const rentKinds: Record<PricePart, readonly RentKind[]> = {
  rent: ['agreed', 'shown', 'refundable'],
  discount: ['agreed', 'shown', 'refundable', 'reduction'],
  coupon: ['refundable', 'reduction'],
  kept: ['shown', 'refundable'],
  rent_refund: ['shown', 'refundable', 'reduction'],
  fee: [],
  fee_refund: [],
  tax: [],
}

/** What counts as rent depends on the question, and only this function decides it. */
export function isRent({ part }: OfPart, kind: RentKind): boolean {
  return rentKinds[part].includes(kind)
}
