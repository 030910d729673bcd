import { randomUUID } from 'node:crypto'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlementPostings } from '#bookings/settle/settlement-postings.ts'
import { readRowNames } from '#locale/row-names.ts'
import { price } from '#pricing/price.ts'
import { refundFor, type StaySnapshot } from '#pricing/refund/refund.ts'
import { openHold, postHold } from '#wallet/holds/hold.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { listEscrowPostings } from '#wallet/ledger/escrow-postings.ts'
import { post } from '#wallet/ledger/post.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { fund } from '../../../test/ledger-totals.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Receipt } from './receipt.ts'

let marea: TestApp
let names: Receipt['names']
beforeAll(async () => {
  marea = await openTestApp()
  names = await readRowNames(marea.ctx())
})
afterAll(() => marea.close())

const terms = {
  nightlyAmount: 98_000,
  weekendAmount: 124_000,
  seasons: [],
  discounts: [{ fromNights: 5, perMille: 100 }],
  feeAmounts: { cleaning: 32_000, pets: 7500, housekeeping: 18_000 },
  commissionPerMille: 180,
  minNights: 2,
  maxNights: 60,
  guests: 8,
  maxPets: 2,
}
const taxes = [
  { authority: 'fl_state', rate: 6000 },
  { authority: 'md_surtax', rate: 1000 },
  { authority: 'md_cdt', rate: 3000 },
  { authority: 'mb_resort', rate: 4000 },
] as const
const stay = {
  checkIn: '2026-12-11',
  checkOut: '2026-12-16',
  guests: 3,
  children: 1,
  infants: 0,
  pets: 1,
}
const coupon = {
  code: 'TIDE10',
  perMille: 100,
  amount: null,
  bearer: 'platform',
  isDeducted: true,
} as const
const crib = { code: 'baby_crib', amount: 4500 } as const
const { lines, total } = price(terms, taxes, stay, { coupon, extras: [crib] })

function receiptOf(parts: Pick<Receipt, 'lines' | 'moves' | 'isCancelled'>): Receipt {
  return {
    ...stay,
    timeZone: companyTimeZone,
    rest: null,
    cards: [],
    names,
    ...parts,
    reference: 'MAR-7KQ2M9XA',
    issuedAt: Temporal.Instant.from('2026-11-15T12:00:00Z'),
    brand: {
      ...defaultBrand,
      email: 'hola@marea.test',
      phone: '+1 305 555 0142',
      location: 'Miami, FL',
    },
    guestName: 'Laura Méndez Peña',
    home: 'Casa Almendro',
    address: '3450 Main Highway, Miami, FL 33133',
  }
}

async function paidStay(credit: number) {
  const ctx = marea.ctx()
  const guest = await signedIn(marea, `guest-${randomUUID()}`)
  const bookingId = randomUUID()
  const escrow = ledgerAccounts.escrow(bookingId)
  await fund(ctx, guest.id, credit + 5000)
  const until = ctx.now.add({ minutes: 15 })
  await openHold(ctx, { userId: guest.id, amount: credit, reference: bookingId, until })
  await postHold(ctx, bookingId, { to: escrow, amount: credit })
  await post(ctx, {
    key: `${bookingId}:card`,
    kind: 'booking.paid',
    reference: `booking:${bookingId}`,
    moves: [{ from: ledgerAccounts.clearing, to: escrow, amount: total - credit }],
  })
  return { ctx, bookingId, guest, escrow }
}

async function settledReceipt() {
  const { ctx, bookingId, guest } = await paidStay(100_000)
  await post(ctx, {
    key: `${bookingId}:settle`,
    kind: 'booking.settled',
    reference: `booking:${bookingId}`,
    moves: settlementPostings({ bookingId, ownerId: guest.id }, lines),
  })
  const moves = await listEscrowPostings(ctx, bookingId)
  return { moves, receipt: receiptOf({ lines, moves, isCancelled: false }) }
}

test('the receipt of a paid stay lists each line and each posting', async () => {
  const { moves, receipt } = await settledReceipt()
  expect(moves.map(({ way, amount }) => [way, amount])).toEqual([
    ['wallet', 100_000],
    ['card', total - 100_000],
  ])
  const english = textOfPdf(await drawReceipt(receipt, 'en'))
  expect(english.join('\n')).toMatchInlineSnapshot(`
    "Marea
    Receipt MAR-7KQ2M9XA
    Issued on November 15, 2026
    Guest
    Laura Méndez Peña
    Home
    Casa Almendro
    3450 Main Highway, Miami, FL 
    33133
    Stay
    Dec 11, 2026 to Dec 16, 2026
    2 adults, 1 child, 1 pet
    Charges
    2 nights at $1,240.00
    $2,480.00
    3 nights at $980.00
    $2,940.00
    Long-stay discount (5+ nights)
    -$542.00
    Coupon TIDE10
    -$487.80
    Cleaning fee
    $320.00
    Pet fee (1 pet)
    $75.00
    Housekeeping
    $180.00
    Baby crib
    $45.00
    Taxes
    State of Florida, 6%
    $300.61
    Miami-Dade surtax, 1%
    $50.10
    Convention development, 3%
    $150.31
    Miami Beach resort tax, 4%
    $200.41
    Total
    $5,711.63 USD
    Payments and refunds
    November 15, 2026, paid with wallet
    $1,000.00
    November 15, 2026, paid by card
    $4,711.63
    Total paid
    $5,711.63
    Each tax is calculated on the full taxable amount and rounded separately.
    Marea, Miami, FL · +1 305 555 0142 · hola@marea.test"
  `)
})

test('the receipt of a paid stay says the same in Spanish', async () => {
  const { moves, receipt } = await settledReceipt()
  const english = textOfPdf(await drawReceipt(receipt, 'en'))
  const spanish = textOfPdf(await drawReceipt(receipt, 'es'))
  expect(spanish).toHaveLength(english.length)
  expect(spanish).toContain('Recibo MAR-7KQ2M9XA')
  expect(spanish).toContain('Cuna para bebé')
  expect(spanish).toContain('Cupón TIDE10')
  const figures = (texts: string[]) =>
    texts.filter((text) => /^-?\$[\d,.]+(\u00a0USD)?$/.test(text))
  expect(figures(spanish)).toEqual(figures(english))
  expect(figures(english)).toHaveLength(lines.length + moves.length + 2)
})

test('the receipt of a canceled stay shows what was kept and what was refunded', async () => {
  const { ctx, bookingId, guest, escrow } = await paidStay(100_000)
  const snapshot: StaySnapshot = {
    timeZone: companyTimeZone,
    ...stay,
    checkInAt: Temporal.Instant.from('2026-12-11T21:00:00Z'),
    checkOutAt: Temporal.Instant.from('2026-12-16T16:00:00Z'),
    bookedAt: Temporal.Instant.from('2026-11-15T12:00:00Z'),
    policy: {
      code: 'limited',
      graceHours: 0,
      graceDaysBefore: 0,
      tiers: [{ hoursBefore: 168, perMille: 500 }],
      late: { nightsKept: 0, perMille: 0 },
    },
    lines,
    paid: { wallet: 100_000, card: total - 100_000 },
    committed: 0,
  }
  const refund = refundFor(snapshot, Temporal.Instant.from('2026-12-01T12:00:00Z'))
  await post(ctx, {
    key: `${bookingId}:refund`,
    kind: 'booking.refunded',
    reference: `booking:${bookingId}`,
    moves: [
      { from: escrow, to: ledgerAccounts.clearing, amount: refund.card },
      { from: escrow, to: ledgerAccounts.wallet(guest.id), amount: refund.wallet },
    ],
  })
  const moves = await listEscrowPostings(ctx, bookingId)
  const receipt = receiptOf({ lines: refund.kept, moves, isCancelled: true })
  const shown = textOfPdf(await drawReceipt(receipt, 'en'))
  expect(shown).toContain('This stay was canceled. The lines below show what was not refunded.')
  expect(shown).toContain('November 15, 2026, refunded to card')
  expect(shown.filter((text) => text === 'Stay (not refunded)')).toHaveLength(1)
  const kept = (total - refund.total) / 100
  const amount = `$${kept.toLocaleString('en-US')}`
  expect(shown.filter((text) => text === amount)).toHaveLength(1)
  expect(shown.filter((text) => text.includes('USD'))).toEqual([`${amount}\u00a0USD`])
})

test('a receipt whose lines differ from what was paid is refused', async () => {
  const moves = [{ at: marea.clock.now(), way: 'card', amount: total - 1 }] as const
  expect(() => drawReceipt(receiptOf({ lines, moves, isCancelled: false }), 'en')).toThrow(
    'MAR-7KQ2M9XA',
  )
})

test('the same receipt is the same file, with its fonts inside', async () => {
  const moves = [{ at: marea.clock.now(), way: 'card', amount: total }] as const
  const receipt = receiptOf({ lines, moves, isCancelled: false })
  const file = await drawReceipt(receipt, 'en')
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3)
  expect(file.length).toBeLessThan(80_000)
})
