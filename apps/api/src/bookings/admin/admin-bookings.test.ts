import { randomUUID } from 'node:crypto'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf } from '../../../test/ledger-totals.ts'
import { openWithTwoAdministrators } from '../../../test/payouts/two-administrators.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { booked, type Guest, homeOf, move, read } from '../../../test/stays.ts'
import type { TestApp } from '../../../test/test-app.ts'

let world: Awaited<ReturnType<typeof openWithTwoAdministrators>>
let marea: TestApp
let marisol: Guest
let nadia: Guest
let ines: Guest
let laura: Guest
let slug: string
let booking: Booking

const start = '2026-11-15T12:00:00Z'

beforeAll(async () => {
  world = await openWithTwoAdministrators()
  marea = world.marea
  marisol = world.marisol
  nadia = world.nadia
})
afterAll(() => world.close())
beforeEach(async () => {
  marea.clock.set(start)
  ines = await signedIn(marea, `ines-${randomUUID()}`, { profile: 'OWNER' })
  laura = await signedIn(marea, `laura-${randomUUID()}`)
  slug = (await homeOf(marea, ines.id)).slug
  booking = await booked(marea, laura, { slug })
})

const wish = { code: 'nights', amount: 200_00, to: 'wallet' }
const because = 'The pool heater is out of order'
const at = () => `/admin/bookings/${booking.id}`
const preview = async (terms: object = wish) =>
  (await marisol.call('POST', `${at()}/refund-preview`, { body: terms })).body
const refund = (terms: object = wish, by = marisol) =>
  move(by, `${at()}/refunds`, { ...terms, reason: because })
const wallet = () => balanceOf(marea, ledgerAccounts.wallet(laura.id))

test('the effect of a refund is what happens to everyone, and taxes follow the price', async () => {
  const { result: effect } = await preview()
  const taxes = effect.taxes.reduce(
    (sum: number, { amount }: typeof wish & { amount: { amount: number } }) => sum + amount.amount,
    0,
  )
  expect(effect.total.amount).toBe(200_00 + taxes)
  expect(effect.owner.amount + effect.platform.amount).toBe(200_00)
  expect(effect).toMatchObject({ needsApproval: false, card: { amount: 0 } })
  expect((await refund()).status).toBe(200)
  expect(await wallet()).toBe(effect.total.amount)
  const after = await read(laura, booking.id)
  expect(after.total).toEqual(effect.paid.after)
  expect(after.lines.find(({ code }) => code === 'refund_nights')?.amount.amount).toBe(-200_00)
  const shown = (await marisol.call('GET', at())).body.result
  expect(shown).toMatchObject({ payout: effect.payout.after, refunded: effect.total })
  expect(shown.acts[0]).toMatchObject({ act: 'bookings.refunded', by: 'Marisol' })
})

test('guest and owner get an email', async () => {
  await refund()
  const subjects = async ({ email }: Guest) =>
    (await mailsTo(marea, email)).map(({ subject }) => subject).join()
  expect(await subjects(laura)).toContain('Refund from Marea')
  expect(await subjects(ines)).toContain('Guest refunded')
})

test('repeating a refund with its key refunds once', async () => {
  const key = randomUUID()
  const body = { ...wish, reason: because }
  const answers = [
    await move(marisol, `${at()}/refunds`, body, key),
    await move(marisol, `${at()}/refunds`, body, key),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await marisol.call('GET', at())).body.result.refunds).toHaveLength(1)
})

test('no more than the price of a part is refunded, and nothing of a canceled stay', async () => {
  const cleaning = booking.lines.find(({ code }) => code === 'cleaning')?.amount.amount ?? 0
  const whole = { code: 'cleaning', amount: cleaning, to: 'wallet' }
  expect((await preview({ ...whole, amount: cleaning + 1 })).error.code).toBe(
    'booking.refund_exceeds',
  )
  expect((await preview({ ...whole, code: 'tax_fl_state' })).error.code).toBe(
    'booking.refund_exceeds',
  )
  const { result } = await preview(whole)
  expect(result.platform.amount).toBe(0)
  await move(laura, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  expect((await refund()).body.error.code).toBe('booking.state_refused')
})

test('above the limit a colleague approves, and several small refunds count together', async () => {
  const first = await refund({ ...wish, amount: 300_00 })
  expect(first.body.result.approvals).toEqual([])
  const { body } = await refund({ ...wish, amount: 250_00 })
  const [asked] = body.result.approvals
  expect(asked).toMatchObject({ kind: 'booking_refund', verdict: null })
  const before = await wallet()
  const approve = (by: Guest) =>
    by.call('POST', `/admin/approvals/${asked.id}/approval`, {
      body: { amount: asked.amount.amount },
    })
  expect((await approve(marisol)).body.error.code).toBe('approvals.own_request')
  const both = await Promise.all([approve(nadia), approve(nadia)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await wallet()).toBe(before + asked.amount.amount)
})

test('a request is refused when the price has changed since', async () => {
  const { body } = await refund({ ...wish, amount: 600_00 })
  const [asked] = body.result.approvals
  await move(laura, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  const late = await nadia.call('POST', `/admin/approvals/${asked.id}/approval`, {
    body: { amount: asked.amount.amount },
  })
  expect(late.body.error.code).toBe('booking.state_refused')
})

test('a change of dates after a refund keeps the refund', async () => {
  await refund()
  const body = { checkIn: '2027-01-11', checkOut: '2027-01-14', guests: 2 }
  const quoted = await marisol.call('POST', `${at()}/change-preview`, { body })
  const { quote } = quoted.body.result
  const change = { quoteId: quote.id, to: 'wallet', reason: 'The flight moved' }
  const { status, body: answer } = await move(marisol, `${at()}/change`, change)
  if (status === 409) expect(answer.error.code).toBe('booking.change_refunds_too_much')
  else {
    expect(answer.result.checkIn).toBe('2027-01-11')
    expect(answer.result.lines.map(({ code }: { code: string }) => code)).toContain('refund_nights')
  }
})

test('the kinds of guests change like in the guest’s own change, within what the home accepts', async () => {
  const { checkIn, checkOut } = booking
  const guestCounts = { guests: 3, children: 1, infants: 1, pets: 0 }
  const ask = (wanted: object) =>
    marisol.call('POST', `${at()}/change-preview`, { body: { checkIn, checkOut, ...wanted } })
  const { quote } = (await ask(guestCounts)).body.result
  const change = { quoteId: quote.id, to: 'wallet', reason: 'A baby joins them' }
  expect((await move(marisol, `${at()}/change`, change)).status).toBe(200)
  expect(await read(laura, booking.id)).toMatchObject({ checkIn, checkOut, ...guestCounts })
  expect((await ask({ ...guestCounts, children: 3 })).body.error.code).toBe('stay.children_invalid')
  expect((await ask({ ...guestCounts, guests: 30 })).body.error.code).toBe('stay.too_many_guests')
})

test('more nights are paid from the guest’s wallet, never from a card', async () => {
  const body = { checkIn: '2027-01-10', checkOut: '2027-01-16', guests: 2 }
  const quoted = await marisol.call('POST', `${at()}/change-preview`, { body })
  const change = { quoteId: quoted.body.result.quote.id, to: 'wallet', reason: 'Two more nights' }
  const { body: answer } = await move(marisol, `${at()}/change`, change)
  expect(answer.error.code).toBe('booking.change_unpaid')
  expect((await read(laura, booking.id)).checkOut).toBe('2027-01-14')
})

test('canceling for the guest by the policy needs a colleague above the limit, in full too', async () => {
  const cancel = (refund: string) =>
    move(marisol, `${at()}/cancellation`, { refund, to: 'wallet', reason: 'The guest asked' })
  const { body } = await cancel('policy')
  const [asked] = body.result.approvals
  expect(body.result.status).toBe('confirmed')
  expect((await cancel('full')).body.error.code).toBe('approvals.waiting')
  await nadia.call('POST', `/admin/approvals/${asked.id}/approval`, {
    body: { amount: asked.amount.amount },
  })
  expect(await read(laura, booking.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest' })
  expect(await wallet()).toBe(asked.amount.amount)
})

test('a refund before a cancellation counts towards its limit', async () => {
  const paid = booking.total.amount
  const limits = marea.db.updateTable('approvalLimits').where('kind', '=', 'booking_cancellation')
  const setLimit = (amount: number) => limits.set({ amount }).execute()
  const shown = async () => (await marisol.call('GET', at())).body.result
  await setLimit(paid)
  expect((await shown()).cancellation.full.needsApproval).toBe(false)
  await refund()
  await setLimit(paid - 1)
  const { limit, full } = (await shown()).cancellation
  expect(full.refund.amount).toBeLessThan(paid - 1)
  expect([limit.amount, full.needsApproval]).toEqual([paid - 1, true])
  const terms = { refund: 'full', to: 'wallet', reason: because }
  const { body } = await move(marisol, `${at()}/cancellation`, terms)
  expect(body.result.status).toBe('confirmed')
  const asked = body.result.approvals.at(-1)
  expect(asked).toMatchObject({ kind: 'booking_cancellation', verdict: null, amount: full.refund })
  const approval = { body: { amount: asked.amount.amount } }
  await nadia.call('POST', `/admin/approvals/${asked.id}/approval`, approval)
  expect(await read(laura, booking.id)).toMatchObject({ status: 'cancelled' })
  expect(await wallet()).toBe(paid)
  await setLimit(500_00)
})

test('administrators find bookings by name, email, reference and home', async () => {
  const found = async (find: string) => {
    const url = `/admin/bookings?find=${encodeURIComponent(find)}`
    const { items } = (await marisol.call('GET', url)).body.result
    return items.map(({ id }: Booking) => id)
  }
  expect(await found(booking.reference)).toEqual([booking.id])
  expect(await found(laura.email)).toEqual([booking.id])
  expect(await found('100%')).toEqual([])
  const listed = (await marisol.call('GET', '/admin/bookings?show=upcoming')).body.result
  expect(listed.items.map(({ id }: Booking) => id)).toContain(booking.id)
})

test('bookings are sorted and limited to days of check-in on the server', async () => {
  const later = await booked(marea, laura, { slug, checkIn: '2027-02-10', checkOut: '2027-02-20' })
  const list = async (query: string) => {
    const url = `/admin/bookings?find=${encodeURIComponent(laura.email)}&${query}`
    return (await marisol.call('GET', url)).body.result.items.map(({ id }: Booking) => id)
  }
  expect(await list('sort=total')).toEqual([booking.id, later.id])
  expect(await list('sort=-total')).toEqual([later.id, booking.id])
  expect(await list('sort=stay')).toEqual([booking.id, later.id])
  expect(await list(`from=${later.checkIn}`)).toEqual([later.id])
  expect(await list(`to=${booking.checkIn}`)).toEqual([booking.id])
  expect((await marisol.call('GET', '/admin/bookings?sort=owner')).status).toBe(400)
})

test('opening the messages of a booking is recorded with its reason', async () => {
  const url = `${at()}/messages/opening`
  const { body } = await marisol.call('POST', url, { body: { reason: 'Refund request' } })
  expect(body.result).toEqual([])
  const shown = (await marisol.call('GET', at())).body.result
  expect(shown.acts[0]).toMatchObject({
    act: 'bookings.messages_opened',
    details: { reason: 'Refund request' },
  })
})

test('an administrator neither refunds, cancels nor changes the own booking, nor one in the own home', async () => {
  const own = await booked(marea, marisol, { slug: (await homeOf(marea, ines.id)).slug })
  const hosted = await booked(marea, laura, { slug: (await homeOf(marea, marisol.id)).slug })
  const cancellation = { refund: 'full', to: 'wallet', reason: because }
  for (const { id } of [own, hosted]) {
    const acts = [
      await move(marisol, `/admin/bookings/${id}/refunds`, {
        ...wish,
        amount: 1_00,
        reason: because,
      }),
      await move(marisol, `/admin/bookings/${id}/cancellation`, cancellation),
    ]
    expect(acts.map(({ body }) => body.error.code)).toEqual([
      'approvals.own_money',
      'approvals.own_money',
    ])
    const by = { ...wish, amount: 1_00, reason: because }
    expect((await move(nadia, `/admin/bookings/${id}/refunds`, by)).status).toBe(200)
  }
})
