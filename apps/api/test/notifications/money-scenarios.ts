import { settleStays } from '../../src/bookings/settle/settle.ts'
import { closeMonths } from '../../src/statements/monthly/seal/close-months.ts'
import { fund } from '../ledger-totals.ts'
import { decide as decideCase, intentOf, standInOf, stayPaidByCard } from '../payments/disputes.ts'
import { boughtGiftCard } from '../payments/gift-cards.ts'
import { addBankAccount, readyBankAccount, withdraw } from '../payouts/withdrawals.ts'
import { runFanOut } from '../run-fan-out.ts'
import { deliverEvents, depositAs } from '../stand-ins/cards.ts'
import { booked, move } from '../stays.ts'
import { type Cast, callAt } from './notification-world.ts'
import { type Scenario, scenario } from './scenario.ts'

const monthClosed = 'owners.month_sealed'

function deposit(paymentMethodId: string) {
  return async ({ marea, guest }: Cast) => {
    await depositAs(guest, { amount: 60_00, paymentMethodId })
    await deliverEvents(marea)
  }
}

function giftCardBought({ marea, guest }: Cast): Promise<string> {
  return boughtGiftCard(marea, guest, { paymentMethodId: 'pm_card_refundFail' })
}

async function refundGiftCard({ marea, guest }: Cast, id: string) {
  await guest.call('POST', `/gift-cards/${id}/refund`)
  await deliverEvents(marea)
}

async function withFunds({ marea, guest }: Cast): Promise<string> {
  await fund(marea.ctx(), guest.id, 100_00)
  return readyBankAccount(marea, guest)
}

async function request({ guest }: Cast, bankAccountId: string): Promise<string> {
  return (await withdraw(guest, { bankAccountId, amount: 40_00 })).body.result.id
}

const requested = async (cast: Cast) => request(cast, await withFunds(cast))

function decide(step: 'approval' | 'rejection' | 'payment' | 'return') {
  const reason = { reason: 'The account is closed.' }
  const options = step === 'rejection' || step === 'return' ? { body: reason } : {}
  return ({ admin }: Cast, id: string) =>
    admin.call('POST', `/admin/withdrawals/${id}/${step}`, options)
}

async function approved(cast: Cast): Promise<string> {
  const id = await requested(cast)
  await decide('approval')(cast, id)
  return id
}

async function sendBatch({ admin }: Cast) {
  const batch = await admin.call('POST', '/admin/payout-batches', { body: { country: 'US' } })
  await admin.call('POST', `/admin/payout-batches/${batch.body.result.id}/sending`)
}

async function sent(cast: Cast): Promise<string> {
  const id = await approved(cast)
  await sendBatch(cast)
  return id
}

/** The owner has earned a stay and asked for a payout, which was approved. */
async function payable(cast: Cast): Promise<void> {
  const { marea, owner, guest, slug } = cast
  const bankAccountId = await addBankAccount(owner)
  await booked(marea, guest, { slug, checkIn: '2026-11-18', checkOut: '2026-11-22' })
  const ines = await callAt(cast, owner, '2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
  const { body } = await move(ines, '/owner/payouts', { bankAccountId, amount: 100_00 })
  const [payout] = body.result.items
  await decide('approval')(cast, payout.id)
}

/** A month closes once, so the second person who earns does so in December. */
async function earn({ marea, owner, guest, slug }: Cast): Promise<string> {
  const closings = marea.db.selectFrom('events').select('id').where('kind', '=', monthClosed)
  const isFirst = (await closings.limit(1).execute()).length === 0
  const [month, next] = isFirst ? ['2026-11', '2026-12'] : ['2026-12', '2027-01']
  if (!isFirst) marea.clock.set('2026-12-02T12:00:00Z')
  // A session that is used lasts thirty days more.
  await owner.call('GET', '/user/info')
  await booked(marea, guest, { slug, checkIn: `${month}-24`, checkOut: `${month}-28` })
  marea.clock.set(`${month}-26T12:00:00Z`)
  await owner.call('GET', '/user/info')
  await runFanOut(marea.ctx(), settleStays)
  return next
}

async function closeMonth({ marea }: Cast, next: string) {
  marea.clock.set(`${next}-01T11:00:00Z`)
  await runFanOut(marea.ctx(), closeMonths)
}

function stayPaid({ isDisputed }: { isDisputed: boolean }) {
  return async ({ marea, guest, slug }: Cast) => {
    const nights = { slug, checkIn: '2027-03-10', checkOut: '2027-03-14' }
    const { id } = await stayPaidByCard(marea, guest, nights)
    const intent = await intentOf(marea, id)
    if (!isDisputed) return intent
    const opened = standInOf(marea).openDispute(intent, {})
    await deliverEvents(marea)
    return opened
  }
}

async function openDispute({ marea }: Cast, intent: string) {
  standInOf(marea).openDispute(intent, {})
  await deliverEvents(marea)
}

function decideDispute(outcome: 'won' | 'lost') {
  return ({ marea }: Cast, id: string) => decideCase(marea, id, outcome)
}

const disputed = {
  kind: 'stay_disputed',
  to: 'owner',
  path: /^\/property-management\/bookings\//,
} as const

const wallet = { to: 'guest', path: '/my-wallet' } as const
const withdrawal = { kind: 'withdrawal_updated', ...wallet } as const

export const moneyScenarios: readonly Scenario[] = [
  scenario({
    kind: 'deposit_credited',
    ...wallet,
    act: deposit('pm_card_visa'),
    en: { title: 'Deposit added: $60.00', body: 'The money is in your wallet.' },
    es: { title: /\$60\.00/, body: /billetera/ },
  }),
  scenario({
    kind: 'deposit_failed',
    ...wallet,
    act: deposit('pm_card_chargeCustomerFail'),
    en: { title: 'Deposit failed: $60.00', body: /^You haven’t been charged/ },
    es: { title: /\$60\.00/, body: /tarjeta/ },
  }),
  scenario({
    kind: 'refund_failed',
    ...wallet,
    prepare: giftCardBought,
    act: refundGiftCard,
    en: { title: 'Card refund failed: $250.00', body: /^Your card didn’t accept it/ },
    es: { title: /\$250\.00/, body: /billetera/ },
  }),
  scenario({
    ...withdrawal,
    state: 'requested',
    prepare: withFunds,
    act: request,
    en: { title: 'Withdrawal requested: $40.00', body: /6789\. We’re reviewing it\.$/ },
    es: { title: /\$40\.00/, body: /6789/ },
  }),
  scenario({
    ...withdrawal,
    state: 'approved',
    prepare: requested,
    act: decide('approval'),
    en: { title: 'Withdrawal approved: $40.00', body: /6789 soon\.$/ },
    es: { title: /\$40\.00/, body: /6789/ },
  }),
  scenario({
    ...withdrawal,
    state: 'rejected',
    prepare: requested,
    act: decide('rejection'),
    en: { title: 'Withdrawal not sent: $40.00', body: /back in your wallet/ },
    es: { title: /\$40\.00/, body: /billetera/ },
  }),
  scenario({
    ...withdrawal,
    state: 'sent',
    prepare: approved,
    act: sendBatch,
    en: { title: 'Withdrawal sent: $40.00', body: /^On its way to .*6789$/ },
    es: { title: /\$40\.00/, body: /6789/ },
  }),
  scenario({
    ...withdrawal,
    state: 'paid',
    prepare: sent,
    act: decide('payment'),
    en: { title: 'Withdrawal paid: $40.00', body: /6789\.$/ },
    es: { title: /\$40\.00/, body: /6789/ },
  }),
  scenario({
    ...withdrawal,
    state: 'returned',
    prepare: sent,
    act: decide('return'),
    en: { title: 'Withdrawal returned by the bank: $40.00', body: /6789\.$/ },
    es: { title: /\$40\.00/, body: /6789/ },
  }),
  scenario({
    kind: 'payout_sent',
    to: 'owner',
    prepare: payable,
    act: sendBatch,
    en: { title: 'Payout sent: $100.00', body: /^To .*6789\. Arrives by .*Nov 25$/ },
    es: { title: /\$100\.00/, body: /6789/ },
    path: /^\/property-management\/payouts\/[0-9a-f-]{36}$/,
  }),
  // The last, because nothing can be posted into a month that is closed.
  scenario({
    kind: 'statement_ready',
    to: 'owner',
    prepare: earn,
    act: closeMonth,
    en: { title: 'Your statement for November 2026 is ready', body: /Income, expenses/ },
    es: { title: /noviembre de 2026/, body: /./ },
    path: '/property-management/statements/2026-11',
  }),
  scenario({
    ...disputed,
    state: 'opened',
    prepare: stayPaid({ isDisputed: false }),
    act: openDispute,
    en: { title: /^Payment disputed: /, body: /Your share is on hold/ },
    es: { title: /^Pago en disputa: /, body: /retenida/ },
  }),
  scenario({
    ...disputed,
    state: 'won',
    prepare: stayPaid({ isDisputed: true }),
    act: decideDispute('won'),
    en: { title: /^Dispute won: /, body: /no longer on hold\.$/ },
    es: { title: /^Disputa ganada: /, body: /a nuestro favor/ },
  }),
  scenario({
    ...disputed,
    state: 'lost',
    prepare: stayPaid({ isDisputed: true }),
    act: decideDispute('lost'),
    en: { title: /^Dispute lost: /, body: /Your balance shows/ },
    es: { title: /^Disputa perdida: /, body: /Su saldo/ },
  }),
]
