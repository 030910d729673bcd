import { usualPayoutMinimum } from '@marea/contract/statements/financials/payouts.ts'
import { insertCustomer } from '../../apps/api/src/payments/cards/method-store.ts'
import { saveCardFor } from '../../apps/api/src/payments/cards/payment-methods.ts'
import { insertCharge } from '../../apps/api/src/payments/charge/charge-store.ts'
import { succeedCharge } from '../../apps/api/src/payments/settle/settle-charge.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { reserveOf } from '../../apps/api/src/statements/payouts/reserve.ts'
import { insertRun } from '../../apps/api/src/statements/payouts/schedule-store.ts'
import { addBankAccount } from '../../apps/api/src/wallet/bank/bank-accounts.ts'
import { requestDeposit } from '../../apps/api/src/wallet/deposits/deposit.ts'
import { openHold } from '../../apps/api/src/wallet/holds/hold.ts'
import { payableBalance } from '../../apps/api/src/wallet/ledger/payable.ts'
import { payOwner, payoutAccounts } from '../../apps/api/src/wallet/payouts/pay-owner.ts'
import {
  createPayoutBatch,
  payWithdrawal,
  returnWithdrawal,
  sendPayouts,
} from '../../apps/api/src/wallet/payouts/payouts.ts'
import { requestWithdrawal } from '../../apps/api/src/wallet/payouts/withdraw.ts'
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '../../apps/api/src/wallet/payouts/withdrawal-steps.ts'
import { actAs } from '../history/act-as.ts'
import { chargeIdOf, type PreparedWallet } from '../history/card-service.ts'
import { type DemoBooking, type DemoEntry, entriesOf } from '../history/demo-booking.ts'
import type {
  DaysAgo,
  DemoDeposit,
  DemoHold,
  DemoWallet,
  DemoWithdrawal,
  Step,
} from '../history/money.ts'
import { before, type MoneyEvent, noBooking } from '../history/money-event.ts'
import { demoUserId } from '../people/people.ts'
import { cancelLastUpcoming, cancelLate, postAll } from './bookings.ts'
import { giftCardEvents } from './cards/gift-cards.ts'
import { type ExpenseAt, expenseEntry } from './expenses/expense-entries.ts'

type DemoMoney = { bookings: DemoBooking[]; expenses: ExpenseAt[]; asked: PreparedWallet[] }

const operations = 'admin@marea.test'

/** Every week for six weeks, and every four weeks in the year before that. */
const payoutDays = [
  ...Array.from({ length: 6 }, (_, week) => 5 + week * 7),
  ...Array.from({ length: 12 }, (_, index) => 40 + (index + 1) * 28),
]

/** The bank returned this payout, so the next one pays it again. */
const returnedDays = 19
const reasons: Partial<Record<Step, string>> = {
  returned: 'The bank was changing its systems and returned it.',
}

/** Seeds all money in chronological order, because all accounts share the ledger and the bank files. */
export async function seedMoney(
  ctx: TransactionCtx,
  { bookings, expenses, asked }: DemoMoney,
): Promise<void> {
  const actions: MoneyEvent[] = []
  for (const purse of asked) actions.push(...(await moneyEventsOf(ctx, purse)))
  actions.push(...ownerPayoutEvents(ctx))
  let entries = [...bookings.flatMap(entriesOf), ...expenses.map(expenseEntry)].toSorted((a, b) =>
    Temporal.Instant.compare(a.postedAt, b.postedAt),
  )
  for (const { at, who, act } of actions.sort((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    const isDue = ({ postedAt }: DemoEntry) => Temporal.Instant.compare(postedAt, at) <= 0
    await postAll(ctx, entries.filter(isDue))
    entries = entries.filter((entry) => !isDue(entry))
    await act(await actAs({ ...ctx, now: at }, who))
  }
  await postAll(ctx, entries)
  await cancelLastUpcoming(ctx, bookings)
  await cancelLate(ctx, bookings)
}

async function moneyEventsOf(
  ctx: TransactionCtx,
  requested: PreparedWallet,
): Promise<MoneyEvent[]> {
  const { wallet, customerId, cards } = requested
  const userId = demoUserId(wallet.email)
  const { savedDaysAgo: days = 210 } = wallet
  const owner = await actAs({ ...ctx, now: before(ctx, { days }) }, wallet.email)
  const processor = ctx.ports.cards.name
  await insertCustomer(ctx.db, { userId, processor, customerId, createdAt: owner.now })
  for (const [index, saved] of cards.entries()) {
    const holderName = owner.actor.kind === 'person' ? owner.actor.fullName : ''
    const keeping = { ...owner, now: owner.now.add({ minutes: index }) }
    await saveCardFor(keeping, userId, { card: { ...saved, holderName }, wantsDefault: false })
  }
  const accounts = await saveBankAccounts(owner, wallet)
  return wallet.movements.flatMap((movement) => {
    if ('deposit' in movement) return depositEvent(ctx, requested, movement)
    if ('hold' in movement) return holdEvent(ctx, wallet, movement)
    if ('gift' in movement) return giftCardEvents(ctx, requested, movement)
    return withdrawalEvents(ctx, wallet, { ...movement, account: accounts[movement.to] })
  })
}

type Account = Awaited<ReturnType<typeof addBankAccount>>

async function saveBankAccounts(ctx: TransactionCtx, { accounts }: DemoWallet): Promise<Account[]> {
  const saved: Account[] = []
  for (const { routingNumber = '', ...given } of accounts) {
    saved.push(
      await addBankAccount(ctx, { ...given, routingNumber, bankName: '', isDefault: false }),
    )
  }
  return saved
}

function depositEvent(
  ctx: TransactionCtx,
  { wallet, cards, paid }: PreparedWallet,
  given: DemoDeposit,
): MoneyEvent {
  const { email } = wallet
  const userId = demoUserId(email)
  const charge = paid.get(given)
  const id = chargeIdOf(wallet, given)
  if (!charge) throw new Error('The processor was not asked for a deposit.')
  return {
    at: before(ctx, given.at),
    who: email,
    act: async (ctx) => {
      const request = { userId, amount: given.deposit, requestKey: `demo ${given.at.days}` }
      const { id: reference } = await requestDeposit(ctx, request)
      await insertCharge(ctx.db, {
        id,
        userId,
        processor: ctx.ports.cards.name,
        purpose: 'deposit',
        reference,
        amount: given.deposit,
        requestKey: `deposit:${reference}`,
        paymentMethodId: cards[given.from]?.paymentMethodId ?? '',
        savesCard: false,
        returnUrl: '/my-wallet',
        createdAt: ctx.now,
      })
      await succeedCharge(ctx, id, { booking: noBooking }, charge)
    },
  }
}

function holdEvent(
  ctx: TransactionCtx,
  { email }: DemoWallet,
  { at, hold, ...rest }: DemoHold,
): MoneyEvent {
  const userId = demoUserId(email)
  const until = ctx.now.add({ hours: 24 * rest.daysAhead })
  return {
    at: before(ctx, at),
    who: email,
    act: (ctx) => openHold(ctx, { userId, amount: hold, reference: rest.for, until }),
  }
}

type DemoWithdrawalRequest = DemoWithdrawal & { account: Account | undefined }

function withdrawalEvents(
  ctx: TransactionCtx,
  { email }: DemoWallet,
  requested: DemoWithdrawalRequest,
): MoneyEvent[] {
  const { at, withdrawal: amount, account, steps } = requested
  if (!account) throw new Error(`${email} has no such bank account`)
  let id = ''
  const request = async (ctx: TransactionCtx) => {
    const wish = { bankAccountId: account.id, amount, requestKey: `demo ${at.days}` }
    id = (await requestWithdrawal(ctx, wish)).id
  }
  return [
    { at: before(ctx, at), who: email, act: request },
    ...steps.map(({ status, at, reason = '' }) => ({
      at: before(ctx, at),
      who: operations,
      act: (ctx: TransactionCtx) => stepTo[status](ctx, { id, country: account.country, reason }),
    })),
  ]
}

type RequestedWithdrawal = { id: string; country: 'US' | 'MX'; reason: string }

const stepTo: Record<Step, (ctx: TransactionCtx, taken: RequestedWithdrawal) => Promise<unknown>> =
  {
    approved: (ctx, { id }) => approveWithdrawal(ctx, id),
    rejected: (ctx, { id, reason }) => rejectWithdrawal(ctx, id, { reason }),
    sent: async (ctx, { country }) => {
      const batch = await createPayoutBatch(ctx, country)
      if (batch) await sendPayouts(ctx, batch.id)
    },
    paid: (ctx, { id }) => payWithdrawal(ctx, id),
    returned: (ctx, { id, reason }) => returnWithdrawal(ctx, id, { reason }),
  }

/** Inés is paid on a schedule; the last payout arrived three days ago, and the next is in two. */
function ownerPayoutEvents(ctx: TransactionCtx): MoneyEvent[] {
  const who = 'owner@marea.test'
  const ownerId = demoUserId(who)
  return payoutDays.flatMap((days) => {
    let id: string | undefined
    const step = (status: Step, at: DaysAgo): MoneyEvent => ({
      at: before(ctx, at),
      who: operations,
      act: async (ctx) =>
        id && stepTo[status](ctx, { id, country: 'US', reason: reasons[status] ?? '' }),
    })
    const request = async (ctx: TransactionCtx) => {
      const { amount: reserve } = await reserveOf(ctx, ownerId)
      const available = await payableBalance(ctx, ownerId)
      const [account] = await payoutAccounts(ctx, ownerId)
      if (!account || available - reserve < usualPayoutMinimum) return
      const payout = { ownerId, reserve, bankAccountId: account.id, requestKey: `demo ${days}` }
      id = await payOwner(ctx, payout)
      const run = { ownerId, dueOn: Temporal.PlainDate.from(todayOf(ctx)), ranAt: ctx.now }
      await insertRun(ctx.db, { ...run, outcome: 'paid', withdrawalId: id })
    }
    const ended = days === returnedDays ? 'returned' : 'paid'
    return [
      { at: before(ctx, { days, time: '06:10' }), who, act: request },
      step('approved', { days, time: '09:00' }),
      step('sent', { days, time: '10:30' }),
      step(ended, { days: days - 2, time: '09:00' }),
    ]
  })
}
