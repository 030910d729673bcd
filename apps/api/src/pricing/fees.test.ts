import { pricingTexts } from '@marea/contract/pricing/texts/pricing.ts'
import { fees } from '@marea/contract/suites/fees.ts'
import { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { describe, expect, test } from 'vitest'
import { settlementPostings } from '#bookings/settle/settlement-postings.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { companyTimeZone } from '../../../../demo/company-clock.ts'
import { almendro } from '../../test/homes.ts'
import { extendedFees } from '../../test/made-up-fees.ts'
import { price, type TaxRate } from './price.ts'
import { refundFor, type StaySnapshot } from './refund/refund.ts'
import type { Terms } from './terms.ts'

describe.each(fees)('the fee $code', ({ code, per, rate }) => {
  test('has a text; the tables of the other languages have the same keys by their type', () => {
    const keys = per === 'stay' ? [`price.${code}`] : [`price.${code}_one`, `price.${code}_other`]
    expect(Object.keys(pricingTexts)).toEqual(expect.arrayContaining(keys))
  })

  test('can be set in the draft of a home, or left out', () => {
    expect(SuiteDraft.parse({ ...almendro, [rate]: 4200 })).toMatchObject({ [rate]: 4200 })
    const { [rate]: _amount, ...without } = almendro
    expect(SuiteDraft.safeParse(without).success).toBe(true)
  })
})

describe('fees added to the table alone', () => {
  const terms: Terms = {
    nightlyAmount: 50_000,
    weekendAmount: 50_000,
    seasons: [],
    discounts: [],
    feeAmounts: { cleaning: 20_000, linen: 1500, beach_club: 3000, damage_waiver: 9000 },
    commissionPerMille: 100,
    minNights: 1,
    maxNights: 30,
    guests: 6,
    maxPets: 0,
  }
  const taxes: TaxRate[] = [
    { authority: 'fl_state', rate: 6000 },
    { authority: 'md_cdt', rate: 3000 },
  ]
  const stay = { checkIn: '2026-12-11', checkOut: '2026-12-15', guests: 3, pets: 0 }
  const { lines, total } = price(terms, taxes, stay, { fees: extendedFees })
  const lineOf = (code: string) => lines.find((line) => line.code === code)

  test('are charged per guest, night and stay, and taxed by whom the table says', () => {
    expect(lineOf('linen')).toMatchObject({ amount: 4500, count: 3, each: 1500, for: 'owner' })
    expect(lineOf('beach_club')).toMatchObject({ amount: 12_000, count: 4, for: 'platform' })
    expect(lineOf('damage_waiver')).toMatchObject({ amount: 9000, isTaxed: false })
    expect(lineOf('tax_fl_state')?.amount).toBe(0.06 * (200_000 + 20_000 + 4500 + 12_000))
    expect(lineOf('tax_md_cdt')?.amount).toBe(0.03 * (200_000 + 20_000 + 4500))
    expect(lineOf('linen')?.commission).toBe(0)
  })

  test('are refunded on a late cancellation as the table says', () => {
    const snapshot: StaySnapshot = {
      timeZone: companyTimeZone,
      ...stay,
      checkInAt: Temporal.Instant.from('2026-12-11T21:00:00Z'),
      checkOutAt: Temporal.Instant.from('2026-12-15T16:00:00Z'),
      bookedAt: Temporal.Instant.from('2026-11-15T12:00:00Z'),
      policy: {
        code: 'final',
        graceHours: 0,
        graceDaysBefore: 0,
        tiers: [],
        late: { nightsKept: 0, perMille: 0 },
      },
      lines,
      paid: { wallet: 0, card: total },
      committed: 0,
    }
    const refund = refundFor(snapshot, Temporal.Instant.from('2026-12-10T12:00:00Z'))
    expect(refund.fees).toBe(20_000 + 4500 + 9000)
    expect(refund.taxes).toBe(0.09 * (20_000 + 4500))
  })

  test('are paid out to the payee in the table', () => {
    const postings = settlementPostings({ bookingId: 'booking', ownerId: 'owner' }, lines)
    const paidTo = (account: string) => postings.find(({ to }) => to === account)?.amount
    expect(paidTo(ledgerAccounts.payable('owner'))).toBe(200_000 - 20_000 + 20_000 + 4500)
    expect(paidTo(ledgerAccounts.feeIncome)).toBe(12_000 + 9000)
    expect(paidTo(ledgerAccounts.commission)).toBe(20_000)
  })
})
