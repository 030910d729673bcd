import { addDays } from '@marea/contract/calendar/nights.ts'
import { insertCustomer } from '../../apps/api/src/payments/cards/method-store.ts'
import { saveCardFor } from '../../apps/api/src/payments/cards/payment-methods.ts'
import { insertCharge } from '../../apps/api/src/payments/charge/charge-store.ts'
import { succeedCharge } from '../../apps/api/src/payments/charge/settle-charge.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { instantInMiami, todayInMiami } from '../../apps/api/src/suites/today.ts'
import { addBankAccount } from '../../apps/api/src/wallet/bank/bank-accounts.ts'
import { requestDeposit } from '../../apps/api/src/wallet/deposits/deposit.ts'
import { openHold } from '../../apps/api/src/wallet/holds/hold.ts'
import {
  gatherPayouts,
  payWithdrawal,
  returnWithdrawal,
  sendPayouts,
} from '../../apps/api/src/wallet/payouts/payouts.ts'
import { requestWithdrawal } from '../../apps/api/src/wallet/payouts/withdraw.ts'
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '../../apps/api/src/wallet/payouts/withdrawal-steps.ts'
import { actingAs } from '../history/acting.ts'
import { type DemoBooking, type DemoEntry, entriesOf } from '../history/booked.ts'
import { type AskedPurse, chargeIdOf } from '../history/card-service.ts'
import type {
  Ago,
  DemoDeposit,
  DemoHold,
  DemoPurse,
  DemoWithdrawal,
  Step,
} from '../history/money.ts'
import { demoUserId } from '../people/people.ts'
import { cancelOne, postAll } from './bookings.ts'
import { expenseEntry, type SpentAt } from './expense-entries.ts'

type Act = {
  at: Temporal.Instant
  who: string
  act: (ctx: TransactionCtx) => Promise<unknown>
}

type World = { bookings: DemoBooking[]; expenses: SpentAt[]; asked: AskedPurse[] }

const operations = 'admin@marea.test'

/** All money in chronological order, because the ledger and the bank files are shared by all. */
export async function seedMoney(
  ctx: TransactionCtx,
  { bookings, expenses, asked }: World,
): Promise<void> {
  const acts: Act[] = []
  for (const purse of asked) acts.push(...(await actsOf(ctx, purse)))
  let entries = [...bookings.flatMap(entriesOf), ...expenses.map(expenseEntry)].toSorted((a, b) =>
    Temporal.Instant.compare(a.postedAt, b.postedAt),
  )
  for (const { at, who, act } of acts.sort((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    const isDue = ({ postedAt }: DemoEntry) => Temporal.Instant.compare(postedAt, at) <= 0
    await postAll(ctx, entries.filter(isDue))
    entries = entries.filter((entry) => !isDue(entry))
    await act(await actingAs({ ...ctx, now: at }, who))
  }
  await postAll(ctx, entries)
  await cancelOne(ctx, bookings)
}

async function actsOf(ctx: TransactionCtx, asked: AskedPurse): Promise<Act[]> {
  const { purse, customerId, cards } = asked
  const userId = demoUserId(purse.email)
  const owner = await actingAs({ ...ctx, now: before(ctx, { days: 210 }) }, purse.email)
  await insertCustomer(ctx.db, { userId, customerId, createdAt: owner.now })
  for (const [index, saved] of cards.entries()) {
    const holderName = owner.actor.kind === 'person' ? owner.actor.fullName : ''
    const keeping = { ...owner, now: owner.now.add({ minutes: index }) }
    await saveCardFor(keeping, userId, { card: { ...saved, holderName }, wantsDefault: false })
  }
  const accounts = await keepAccounts(owner, purse)
  return purse.movements.flatMap((movement) => {
    if ('deposit' in movement) return depositAct(ctx, asked, movement)
    if ('hold' in movement) return holdAct(ctx, purse, movement)
    return withdrawalActs(ctx, purse, { ...movement, account: accounts[movement.to] })
  })
}

type Account = Awaited<ReturnType<typeof addBankAccount>>

async function keepAccounts(ctx: TransactionCtx, { accounts }: DemoPurse): Promise<Account[]> {
  const kept: Account[] = []
  for (const { routingNumber = '', ...given } of accounts) {
    kept.push(
      await addBankAccount(ctx, { ...given, routingNumber, bankName: '', isDefault: false }),
    )
  }
  return kept
}

function depositAct(
  ctx: TransactionCtx,
  { purse, cards, paid }: AskedPurse,
  given: DemoDeposit,
): Act {
  const { email } = purse
  const userId = demoUserId(email)
  const charge = paid.get(given)
  const id = chargeIdOf(purse, given)
  if (!charge) throw new Error('The processor was not asked for a deposit.')
  return {
    at: before(ctx, given.at),
    who: email,
    act: async (ctx) => {
      const wish = { userId, amount: given.deposit, requestKey: `demo ${given.at.days}` }
      const { id: reference } = await requestDeposit(ctx, wish)
      await insertCharge(ctx.db, {
        id,
        userId,
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

/** Only deposits are settled here. */
const ignore = async () => undefined
const noBooking = { succeeded: ignore, failed: ignore, returned: ignore }

function holdAct(ctx: TransactionCtx, { email }: DemoPurse, { at, hold, ...rest }: DemoHold): Act {
  const userId = demoUserId(email)
  const until = ctx.now.add({ hours: 24 * rest.daysAhead })
  return {
    at: before(ctx, at),
    who: email,
    act: (ctx) => openHold(ctx, { userId, amount: hold, reference: rest.for, until }),
  }
}

type Wanted = DemoWithdrawal & { account: Account | undefined }

function withdrawalActs(ctx: TransactionCtx, { email }: DemoPurse, wanted: Wanted): Act[] {
  const { at, withdrawal: amount, account, steps } = wanted
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

type Taken = { id: string; country: 'US' | 'MX'; reason: string }

const stepTo: Record<Step, (ctx: TransactionCtx, taken: Taken) => Promise<unknown>> = {
  approved: (ctx, { id }) => approveWithdrawal(ctx, id),
  rejected: (ctx, { id, reason }) => rejectWithdrawal(ctx, id, reason),
  sent: async (ctx, { country }) => {
    const batch = await gatherPayouts(ctx, country)
    if (batch) await sendPayouts(ctx, batch.id)
  },
  paid: (ctx, { id }) => payWithdrawal(ctx, id),
  returned: (ctx, { id, reason }) => returnWithdrawal(ctx, id, reason),
}

function before({ now }: TransactionCtx, { days, time = '11:40' }: Ago): Temporal.Instant {
  return instantInMiami(addDays(todayInMiami(now), -days), time)
}
