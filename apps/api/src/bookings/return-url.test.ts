import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, fund } from '../../test/ledger-totals.ts'
import { booked, type Guest, move, openHouse, quote, ready } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest

beforeAll(async () => {
  marea = await openTestApp({
    environment: { PUBLIC_URL: 'https://marea.example', CORS_ORIGINS: 'https://app.marea.example' },
  })
  ;({ laura, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())

const visa = { paymentMethodId: 'pm_card_visa', useCredit: true }
const foreign = [
  'https://evil.example/pay-confirmation',
  '//evil.example/pay-confirmation',
  '/\\evil.example',
  'https://marea.example.evil.example/',
  'https://marea.example@evil.example/',
  'https://guest:secret@marea.example/',
  'http://marea.example/',
  'http://[',
  'javascript:alert(1)',
]
const own = ['/my-bookings?booking=1', 'https://marea.example/x', 'https://app.marea.example/y']

test('a foreign return URL is refused before any wallet money is held', async () => {
  const { id } = await ready(laura, { checkIn: '2027-01-20', checkOut: '2027-01-24' })
  await fund(marea.ctx(), laura.id, 500_00)
  for (const returnUrl of foreign) {
    const answer = await move(laura, `/bookings/${id}/payment`, { ...visa, returnUrl })
    expect({ returnUrl, status: answer.status, code: answer.body.error?.code }).toEqual({
      returnUrl,
      status: 400,
      code: 'payments.return_url_refused',
    })
  }
  expect(await balanceOf(marea, ledgerAccounts.wallet(laura.id))).toBe(500_00)
  expect(await marea.db.selectFrom('bookingPayments').selectAll().execute()).toEqual([])
})

test('a booking change refuses it too, before the added nights are held', async () => {
  const { id } = await booked(marea, laura, { checkIn: '2027-02-10', checkOut: '2027-02-12' })
  const longer = await quote(laura, { checkIn: '2027-02-20', checkOut: '2027-02-26' })
  const body = { ...visa, quoteId: longer.id, returnUrl: 'http://[' }
  const answer = await move(laura, `/bookings/${id}/change`, body)
  expect(answer.body.error?.code).toBe('payments.return_url_refused')
  expect(await marea.db.selectFrom('bookingChanges').selectAll().execute()).toEqual([])
})

test.each(own)('the bank may send the guest back to %s', async (returnUrl) => {
  const day = 5 * own.indexOf(returnUrl) + 1
  const nights = { checkIn: `2027-04-${10 + day}`, checkOut: `2027-04-${13 + day}` }
  const { id } = await ready(daniel, nights)
  const answer = await move(daniel, `/bookings/${id}/payment`, { ...visa, returnUrl })
  expect(answer.status).toBe(200)
  const { returnUrl: kept } = await marea.db
    .selectFrom('charges')
    .select('returnUrl')
    .where('reference', '=', id)
    .executeTakeFirstOrThrow()
  expect(kept).toBe(new URL(returnUrl, 'https://marea.example').href)
})
