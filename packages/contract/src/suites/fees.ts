import { recordFrom } from '#platform/record-of.ts'
import { type ExtraCode, extraCodes, extraKinds } from '#suites/listing/extra-codes.ts'
import type { TaxAuthority } from './jurisdictions.ts'
import type { listingFields } from './listing-fields.ts'

/** How an amount is treated wherever money is computed; each price line copies it onto the booking. */
export type ChargeRules = {
  payee: 'owner' | 'platform'
  /** Which of the authorities that tax the stay also tax this amount. */
  taxedBy: 'all' | 'none' | readonly TaxAuthority[]
  /** Refunded in full when the stay is canceled before check-in, whatever the policy. */
  isReturned: boolean
  /** Whether the platform takes its commission from the owner's amount. */
  isCommissioned: boolean
}

export function isTaxedBy(
  { taxedBy }: Pick<ChargeRules, 'taxedBy'>,
  authority: TaxAuthority,
): boolean {
  return taxedBy === 'all' || (taxedBy !== 'none' && taxedBy.includes(authority))
}

export type Fee = ChargeRules & {
  /** The code of the price line; its text is `price.{code}`. */
  code: string
  /** The amount is charged once for each of these. */
  per: 'stay' | 'night' | 'pet' | 'pet_night' | 'guest' | 'extra_guest_night'
  /** The column of `suites` with the amount, in cents. */
  rate: string
}

type FeeField = keyof typeof listingFields.prices | keyof typeof listingFields.extras

/**
 * Every fee that is part of the price of a stay, in the order of the price lines. The price
 * function, the search index, the search SQL, refunds and payouts all derive from these rows.
 * A new fee needs a row here, its field, a migration that adds its column, and its texts. Rows are never
 * removed, because bookings made with them are still refunded and paid out.
 */
export const fees = [
  {
    code: 'cleaning',
    per: 'stay',
    rate: 'cleaningAmount',
    payee: 'owner',
    taxedBy: 'all',
    isReturned: true,
    isCommissioned: false,
  },
  {
    code: 'pets',
    per: 'pet',
    rate: 'petAmount',
    payee: 'owner',
    taxedBy: 'all',
    isReturned: true,
    isCommissioned: false,
  },
  {
    code: 'pet_nights',
    per: 'pet_night',
    rate: 'petNightAmount',
    payee: 'owner',
    taxedBy: 'all',
    isReturned: true,
    isCommissioned: false,
  },
  {
    code: 'extra_guests',
    per: 'extra_guest_night',
    rate: 'extraGuestAmount',
    payee: 'owner',
    taxedBy: 'all',
    isReturned: true,
    isCommissioned: true,
  },
  {
    code: 'housekeeping',
    per: 'stay',
    rate: 'housekeepingAmount',
    payee: 'platform',
    taxedBy: 'all',
    isReturned: false,
    isCommissioned: false,
  },
] as const satisfies readonly (Fee & { rate: FeeField })[]

export const feeRates = fees.map(({ rate }) => rate)

/** A crib and a cleaning are part of the lodging and taxed with it; our services are not. */
const lodging: ChargeRules = {
  payee: 'owner',
  taxedBy: 'all',
  isReturned: true,
  isCommissioned: true,
}
const service: ChargeRules = {
  payee: 'platform',
  taxedBy: 'none',
  isReturned: true,
  isCommissioned: false,
}

/** What a guest may add to a stay; each home sets its own amounts in `suite_extras`. */
export const extraRules: Readonly<Record<ExtraCode, ChargeRules>> = recordFrom(
  extraCodes,
  (code) => (extraKinds[code] === 'service' ? service : lodging),
)
