import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCharges } from '#bookings/pay/on-charge-settled.ts'
import { settleStays } from '#bookings/settle/settle.ts'
import { compareBooks } from '#operations/checks/compare-books.ts'
import { deleteOriginsOf } from '#payments/charge/charge-origins.ts'
import { handleProcessorEvent } from '#payments/webhook/handle-event.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { differences } from '../../../test/ledger-totals.ts'
import {
  decide,
  disputeOf,
  intentOf,
  standInOf,
  stayPaidByCard,
  sumOf,
} from '../../../test/payments/disputes.ts'
import { boughtGiftCard, codeFor } from '../../../test/payments/gift-cards.ts'
import { partlyPaidStay } from '../../../test/payments/part-payments.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { auditCards, deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { type Guest, homeFor, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const { clearing, disputeFees, disputeLosses } = ledgerAccounts
const fee = 15_00

let marea: TestApp
let guest: Guest
let before: Record<string, number>
let count = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  expect((await compareBooks(marea.db)).differences).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  marea.clock.set('2026-11-19T12:00:00Z')
  count += 1
  guest = await signedIn(marea, `Guest${count}`)
  before = await sums()
})

async function sums(): Promise<Record<string, number>> {
  const accounts = [clearing, disputeFees, disputeLosses]
  return Object.fromEntries(
    await Promise.all(accounts.map(async (name) => [name, await sumOf(marea, name)])),
  )
}

/** What the accounts have received since the test began. */
async function received(account: string): Promise<number> {
  return ((await sums())[account] ?? 0) - (before[account] ?? 0)
}

async function dispute(reference: string, terms: object = {}, at = 0): Promise<string> {
  const id = standInOf(marea).openDispute(await intentOf(marea, reference, at), terms)
  await deliverEvents(marea)
  return id
}

test('an open dispute holds what was withdrawn, and its fee is a cost; a win returns all but the fee', async () => {
  const { id, total } = await stayPaidByCard(marea, guest, await homeFor(marea))
  before = await sums()
  const opened = await dispute(id)
  expect(await disputeOf(marea, opened)).toMatchObject({ status: 'needs_response', held: total })
  expect(await received(clearing)).toBe(total + fee)
  expect(await received(disputeFees)).toBe(-fee)
  await decide(marea, opened, 'won')
  expect(await disputeOf(marea, opened)).toMatchObject({ status: 'won', held: 0, loss: 0 })
  expect(await received(clearing)).toBe(fee)
  expect(await received(disputeLosses)).toBe(0)
})

test('Marea pays for a lost dispute unless the agreement says otherwise, also for a part of a charge', async () => {
  const { id } = await stayPaidByCard(marea, guest, await homeFor(marea))
  const opened = await dispute(id, { amount: 120_00, reason: 'product_unacceptable' })
  await decide(marea, opened, 'lost')
  expect(await disputeOf(marea, opened)).toMatchObject({
    status: 'lost',
    amount: 120_00,
    held: 0,
    loss: 120_00,
    ownerLoss: 0,
  })
  expect(await received(disputeLosses)).toBe(-120_00)
})

test('an owner who agreed to it pays up to what the booking earned them, by the terms of its day', async () => {
  const owner = await signedIn(marea, `Owner${count}`, { profile: 'OWNER' })
  const { slug } = await homeOf(marea, owner.id)
  const { db } = marea
  const early = await stayPaidByCard(marea, guest, { slug })
  const agreement = await db
    .selectFrom('suites')
    .select('agreementId')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const terms = { commissionPerMille: 180, reserveAmount: 0, noticeDays: 60 }
  await db
    .insertInto('agreementVersions')
    .values({
      ...terms,
      agreementId: agreement.agreementId ?? '',
      effectiveOn: Temporal.PlainDate.from('2026-12-01'),
      createdAt: marea.clock.now(),
      disputeBearer: 'owner',
    })
    .execute()
  marea.clock.set('2026-12-02T12:00:00Z')
  const nights = { slug, checkIn: '2027-02-10', checkOut: '2027-02-14' }
  const late = await stayPaidByCard(marea, guest, nights)
  await decide(marea, await dispute(early.id), 'lost')
  expect(await sumOf(marea, ledgerAccounts.payable(owner.id))).toBe(0)
  const { payoutAmount } = await db
    .selectFrom('bookings')
    .select('payoutAmount')
    .where('id', '=', late.id)
    .executeTakeFirstOrThrow()
  before = await sums()
  const lost = await dispute(late.id)
  await decide(marea, lost, 'lost')
  expect(await disputeOf(marea, lost)).toMatchObject({ loss: late.total, ownerLoss: payoutAmount })
  expect(await sumOf(marea, ledgerAccounts.payable(owner.id))).toBe(-(payoutAmount ?? 0))
  expect(await received(disputeLosses)).toBe((payoutAmount ?? 0) - late.total)
  // The bank decides for us after all: both get their part back.
  await decide(marea, lost, 'won')
  expect(await disputeOf(marea, lost)).toMatchObject({ loss: 0, ownerLoss: 0, held: 0 })
  expect(await sumOf(marea, ledgerAccounts.payable(owner.id))).toBe(0)
})

test.each(['card', 'wallet'])(
  'a guest who cancels a disputed stay to the %s is not paid twice, and is paid if the dispute is won',
  async (to) => {
    const { id, total } = await stayPaidByCard(marea, guest, await homeFor(marea))
    const opened = await dispute(id)
    expect((await move(guest, `/bookings/${id}/cancellation`, { to })).status).toBe(200)
    await deliverEvents(marea)
    const wallet = ledgerAccounts.wallet(guest.id)
    expect(await sumOf(marea, wallet)).toBe(0)
    expect(await disputeOf(marea, opened)).toMatchObject({ held: 0 })
    await decide(marea, opened, 'won')
    expect(await sumOf(marea, wallet)).toBe(total)
  },
)

test('a refund of a dispute that was lost goes to who paid for it', async () => {
  const { id, total } = await stayPaidByCard(marea, guest, await homeFor(marea))
  const opened = await dispute(id)
  await decide(marea, opened, 'lost')
  expect(await received(disputeLosses)).toBe(-total)
  await move(guest, `/bookings/${id}/cancellation`, { to: 'card' })
  await deliverEvents(marea)
  expect(await received(disputeLosses)).toBe(0)
  expect(await sumOf(marea, ledgerAccounts.wallet(guest.id))).toBe(0)
})

test('of a stay paid in two parts one part is disputed, after a part of it was refunded', async () => {
  const home = await homeFor(marea)
  const nights = { ...home, checkIn: '2027-05-10', checkOut: '2027-05-14' }
  const stay = await partlyPaidStay(marea, guest, nights)
  const opened = await dispute(stay.id)
  expect(await disputeOf(marea, opened)).toMatchObject({ amount: stay.first, held: stay.first })
  await decide(marea, opened, 'lost')
  expect(await disputeOf(marea, opened)).toMatchObject({ held: 0, loss: stay.first })
})

test('a disputed gift card is on hold, and void once the dispute is lost', async () => {
  const id = await boughtGiftCard(marea, guest)
  const code = await codeFor(marea, id)
  const other = await signedIn(marea, `Other${count}`)
  before = await sums()
  const opened = await dispute(id)
  const redeem = () => other.call('POST', '/gift-cards/redemption', { body: { code } })
  expect((await redeem()).body.error.code).toBe('gift_cards.on_hold')
  await decide(marea, opened, 'lost')
  expect((await redeem()).body.error.code).toBe('gift_cards.refunded')
  expect(await disputeOf(marea, opened)).toMatchObject({ held: 0, loss: 0 })
  expect(await received(disputeLosses)).toBe(0)
})

test('a lost deposit is taken from the wallet as far as it was not spent', async () => {
  const { body } = await depositAs(guest, { amount: 300_00, paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  const opened = await dispute(body.result.id)
  await decide(marea, opened, 'lost')
  expect(await sumOf(marea, ledgerAccounts.wallet(guest.id))).toBe(0)
  expect(await disputeOf(marea, opened)).toMatchObject({ held: 0, loss: 0 })
})

test('an inquiry moves no money, and escalates to a dispute that does', async () => {
  const { id, total } = await stayPaidByCard(marea, guest, await homeFor(marea))
  before = await sums()
  const opened = await dispute(id, { isInquiry: true })
  expect(await disputeOf(marea, opened)).toMatchObject({
    status: 'warning_needs_response',
    held: 0,
  })
  expect(await received(clearing)).toBe(0)
  await decide(marea, opened, 'lost')
  expect(await disputeOf(marea, opened)).toMatchObject({ status: 'needs_response', held: total })
})

test('a dispute of a charge that Marea did not make is a case without money', async () => {
  const standIn = standInOf(marea)
  const form = new URLSearchParams({
    amount: '5000',
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: 'true',
  })
  const answer = await fetch(`http://127.0.0.1:${standIn.port}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${standIn.apiKey}` },
    body: form,
  })
  const { id } = JSON.parse(await answer.text())
  const opened = standIn.openDispute(id, {})
  await deliverEvents(marea)
  expect(await disputeOf(marea, opened)).toMatchObject({ chargeId: null, held: 0, intentId: id })
  await decide(marea, opened, 'lost')
  expect(await disputeOf(marea, opened)).toMatchObject({ status: 'lost', loss: 0 })
  expect(await received(clearing)).toBe(0)
})

test('news of a dispute that comes before that of its payment settles the payment first', async () => {
  const { slug } = await homeFor(marea)
  const { id } = await stayPaidByCard(marea, guest, { slug, card: 'pm_card_createDispute' })
  const disputes = await marea.db
    .selectFrom('disputes')
    .innerJoin('charges', 'charges.id', 'disputes.chargeId')
    .select(['disputes.status', 'reason'])
    .where('charges.reference', '=', id)
    .execute()
  expect(disputes).toEqual([{ status: 'needs_response', reason: 'fraudulent' }])
  expect(await auditCards(marea)).toHaveLength(1)
})

test('the owner’s share of a disputed stay stays in the balance until it is decided, at most the disputed amount', async () => {
  const owner = await signedIn(marea, `Owner${count}`, { profile: 'OWNER' })
  const { slug } = await homeOf(marea, owner.id)
  const nights = { slug, checkIn: '2026-11-24', checkOut: '2026-11-28' }
  const { id } = await stayPaidByCard(marea, guest, nights)
  marea.clock.set('2026-11-26T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const balance = async () => (await owner.call('GET', '/owner/balance')).body.result
  const payable = async () => (await owner.call('GET', '/owner/payouts')).body.result.payable
  const { available } = await balance()
  expect(await payable()).toBe(available)
  const opened = await dispute(id, { amount: 500_00 })
  expect((await balance()).onHold).toMatchObject({
    amount: 500_00,
    stays: [{ bookingId: id, amount: 500_00 }],
  })
  expect(await payable()).toBe(available - 500_00)
  await decide(marea, opened, 'won')
  expect((await balance()).onHold.amount).toBe(0)
  expect(await payable()).toBe(available)
})

test('where a payment was made is kept for a dispute, and goes with the account', async () => {
  const { id } = await stayPaidByCard(marea, guest, await homeFor(marea))
  const origins = () =>
    marea.db
      .selectFrom('chargeOrigins')
      .select(['address', 'device'])
      .where('userId', '=', guest.id)
      .execute()
  expect(await origins()).toEqual([{ address: '127.0.0.1', device: expect.any(String) }])
  const accepted = await marea.db
    .selectFrom('bookingAcceptances')
    .select(['houseRules', 'address'])
    .where('bookingId', '=', id)
    .execute()
  expect(accepted).toEqual([{ houseRules: expect.any(Array), address: '127.0.0.1' }])
  await deleteOriginsOf(marea.db, guest.id)
  expect(await origins()).toEqual([])
})

test('events of disputes in any order, repeated and late, lead to the same books', async () => {
  const story = fc.asyncProperty(
    fc.array(fc.constantFrom('won', 'lost', 'open', 'part', 'inquiry'), { maxLength: 3 }),
    fc.infiniteStream(fc.nat(1000)),
    async (fates, draws) => {
      const charges = fates.map(() => depositAs(guest, { amount: 90_00, paymentMethodId: card }))
      const ids = (await Promise.all(charges)).map(({ body }) => body.result.id)
      await marea.runJobs()
      const standIn = standInOf(marea)
      for (const [index, fate] of fates.entries()) {
        const amount = fate === 'part' ? 40_00 : 90_00
        const terms = { amount, isInquiry: fate === 'inquiry' }
        const opened = standIn.openDispute(await intentOf(marea, ids[index]), terms)
        if (fate === 'won' || fate === 'lost') standIn.decideDispute(opened, fate)
        if (fate === 'part') standIn.decideDispute(opened, 'lost')
      }
      await tellInAnyOrder(draws)
      await deliverEvents(marea)
      expect(await received(clearing)).toBe(clearingOfStandIn() - clearingBefore)
    },
  )
  const card = 'pm_card_visa'
  const clearingBefore = clearingOfStandIn()
  await fc.assert(story, { numRuns: 8 })
}, 120_000)

/** What the processor holds for us, by its own records; negative as in our ledger. */
function clearingOfStandIn(): number {
  const { store } = standInOf(marea)
  const transactions = store.list<{ net: number }>('balance_transaction')
  const refunds = standInOf(marea).record().refunds
  const held = transactions.reduce((sum, { net }) => sum + net, 0)
  return refunds.reduce((sum, { amount }) => sum + amount, 0) - held
}

async function tellInAnyOrder(draws: Iterable<number>) {
  const draw = draws[Symbol.iterator]()
  const told: { objectId: string; type: string; order: number }[] = []
  await standInOf(marea).deliver(
    async (body) => {
      const { type, data } = JSON.parse(body)
      const order = Number(draw.next().value)
      if (order % 5 > 0) told.push({ type, objectId: data.object.id, order })
      if (order % 3 === 0) told.push({ type, objectId: data.object.id, order: 1000 - order })
      return false
    },
    { ahead: 60_000 },
  )
  for (const { type, objectId } of told.toSorted((a, b) => a.order - b.order)) {
    await handleProcessorEvent(marea.ctx(), { type, objectId }, { booking: bookingCharges })
  }
}
