import { randomUUID } from 'node:crypto'
import { listChargesFor } from '../src/payments/charge/charge-store.ts'
import { refundCharge } from '../src/payments/refund/refund.ts'
import { tooLate } from '../src/payments/refund/refund-reasons.ts'
import { makeCoupon } from '../src/pricing/coupons/create-coupon.ts'
import { writeReview } from '../src/reviews/write.ts'
import { createPayoutBatch, sendPayouts } from '../src/wallet/payouts/payouts.ts'
import { approveWithdrawal } from '../src/wallet/payouts/withdrawal-steps.ts'
import { fund } from './ledger-totals.ts'
import { waitForAccount } from './payouts/wait-for-account.ts'
import { asOwner, signedIn } from './people.ts'
import { booked, homeFor, homeOf, move, ready, reviewDraft } from './stays.ts'
import type { TestApp } from './test-app.ts'

export type Someone = Awaited<ReturnType<typeof signedIn>>

/** A resource of one user that a URL parameter names. */
export type Belonging = {
  param: string
  make(owner: Someone, marea: TestApp): Promise<string>
  missing: string
  /** Who may see it besides its owner. */
  alsoFor?: 'admins'
  ownIsTestedApart?: true
}

export const application = { home: 'A home in Miami', bedrooms: 2 }

export const session: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ call }) => (await call('GET', '/user/sessions')).body.result[0].id,
}

export const ownApplication: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  make: async ({ call }) =>
    (await call('POST', '/owner-applications', { body: application })).body.result.id,
}

export const board: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ call }) =>
    (await call('POST', '/favorite-lists', { body: { name: 'Winter' } })).body.result.id,
}

export const savedSearch: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ call }) =>
    (await call('POST', '/saved-searches', { body: { query: { guests: '3' } } })).body.result.search
      .id,
}

export const clabe = { country: 'MX', kind: 'checking', accountNumber: '646180157098510917' }

export const usBankAccount = {
  country: 'US',
  kind: 'checking',
  routingNumber: '021000021',
  accountNumber: '000123456789',
}

export const bankAccount: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ call }) => (await call('POST', '/bank-accounts', { body: clabe })).body.result.id,
}

export const coupon: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  make: ({ id }, marea) => {
    const code = `FOR-${randomUUID().slice(0, 8).toUpperCase()}`
    return makeCoupon(marea.ctx(), { code, perMille: 50, userId: id })
  },
}

export const withdrawal: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  async make(guest, marea) {
    const { id, call } = guest
    await fund(marea.ctx(), id, 100_00)
    const bankAccountId = await waitForAccount(marea, await bankAccount.make(guest, marea))
    const body = { bankAccountId, amount: 10_00 }
    const headers = { 'idempotency-key': randomUUID() }
    return (await call('POST', '/wallet/withdrawals', { body, headers })).body.result.id
  },
}

export const heldStay: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async (guest, marea) => (await ready(guest, await homeFor(marea))).id,
}

export const bookedStay: Belonging = {
  ...heldStay,
  make: async (guest, marea) => (await booked(marea, guest, await homeFor(marea))).id,
}

/** A guest's stay that administrators help with. */
export const adminStay: Belonging = { ...bookedStay, alsoFor: 'admins' }

/** Needs a later date or another user first, so a test of its own covers it. */
export const strangersStay: Belonging = { ...bookedStay, ownIsTestedApart: true }

/** A booking in this user's home, and a review of such a home. */
export const hostedStay: Belonging = {
  ...strangersStay,
  async make(host, marea) {
    const guest = await signedIn(marea, `guest-${randomUUID()}`)
    const { slug } = await homeOf(marea, host.id)
    return (await booked(marea, guest, { slug })).id
  },
}

export const hostedReview: Belonging = {
  ...strangersStay,
  make: async (host, marea) =>
    reviewOf(marea, { ownerId: host.id, suiteId: (await homeOf(marea, host.id)).suiteId }),
}

export function reviewOf(marea: TestApp, home: { ownerId: string; suiteId: string }) {
  const author = { id: null, firstName: 'Laura', place: null }
  const stay = { ...home, stayReference: randomUUID(), stayedOn: '2026-10-01', author }
  return writeReview(marea.ctx(), stay, reviewDraft)
}

export const expenseDraft = {
  suite: 'no-such-suite',
  spentOn: '2026-11-02',
  category: 'pool',
  concept: 'Weekly pool service',
  amount: 180_00,
}

/** An expense of this user's home. */
export const expense: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  async make(host, marea) {
    const { slug: suite } = await homeOf(marea, host.id)
    const owner = await asOwner(marea, host)
    return (await move(owner, '/owner/expenses', { ...expenseDraft, suite })).body.result.id
  },
}

/** An invitation to this user's home. */
export const sentInvitation: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  make: (host, marea) => invite(marea, host, `someone-${randomUUID()}@marea.test`),
}

export const receivedInvitation: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ email }, marea) =>
    invite(marea, await signedIn(marea, `owner-${randomUUID()}`), email),
}

async function invite(marea: TestApp, host: Someone, email: string): Promise<string> {
  const { slug } = await homeOf(marea, host.id)
  const owner = await asOwner(marea, host)
  const body = { email, homes: [{ slug, role: 'view' }] }
  return (await owner.call('POST', '/owner/invitations', { body })).body.result.id
}

export const ownedHome: Belonging = {
  param: 'slug',
  missing: 'no-such-home',
  alsoFor: 'admins',
  make: async ({ id }, marea) => (await homeOf(marea, id)).slug,
}

export const calendarChange = {
  from: '2026-12-01',
  to: '2026-12-05',
  act: { kind: 'block', reason: 'Painting' },
}

/** A change of the calendar of this user's home. */
export const changedCalendar: Belonging = {
  param: 'id',
  missing: randomUUID(),
  alsoFor: 'admins',
  async make(host, marea) {
    const { slug } = await homeOf(marea, host.id)
    const owner = await asOwner(marea, host)
    const draft = { ...calendarChange, homes: [slug] }
    return (await move(owner, '/owner/calendar/changes', draft)).body.result.id
  },
}

export const room: Belonging = {
  param: 'room',
  missing: randomUUID(),
  make: async ({ call }, marea) =>
    (await call('POST', '/rooms', { body: await homeFor(marea) })).body.result.id,
}

async function makeBatch(guest: Someone, marea: TestApp) {
  const withdrawalId = await withdrawal.make(guest, marea)
  await approveWithdrawal(marea.ctx(), withdrawalId)
  const batch = await createPayoutBatch(marea.ctx(), 'MX')
  return { withdrawalId, batchId: batch?.id ?? '' }
}

export const payoutBatch: Belonging = {
  ...withdrawal,
  make: async (guest, marea) => (await makeBatch(guest, marea)).batchId,
}

export const sentWithdrawal: Belonging = {
  ...withdrawal,
  async make(guest, marea) {
    const { withdrawalId, batchId } = await makeBatch(guest, marea)
    await sendPayouts(marea.ctx(), batchId)
    return withdrawalId
  },
}

const newCard = { paymentMethodId: 'pm_card_visa', holderName: 'Somebody' }

function withKey(body: object) {
  return { body, headers: { 'idempotency-key': randomUUID() } }
}

export const cardSetup: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ call }) =>
    (await call('POST', '/payment-methods', withKey(newCard))).body.result.id,
}

export const card: Belonging = {
  param: 'id',
  missing: 'pm_nobodys',
  make: async ({ call }) =>
    (await call('POST', '/payment-methods', withKey(newCard))).body.result.paymentMethod.id,
}

export const lateCharge: Belonging = {
  param: 'id',
  missing: randomUUID(),
  async make(owner, marea) {
    const reference = await deposit.make(owner, marea)
    const [charge] = await listChargesFor(marea.db, [reference])
    if (!charge) throw new Error('The deposit was not charged.')
    const { id: chargeId, amount } = charge
    await refundCharge(marea.ctx(), { chargeId, amount, key: 'late', reason: tooLate })
    return chargeId
  },
}

export const deposit: Belonging = {
  param: 'id',
  missing: randomUUID(),
  async make({ call }, marea) {
    const body = { amount: 60_00, paymentMethodId: 'pm_card_visa' }
    const { id } = (await call('POST', '/wallet/deposits', withKey(body))).body.result
    await marea.runJobs()
    return id
  },
}
