import { addDays } from '@marea/contract/nights.ts'
import { depositByCard } from '../apps/api/src/payments/deposit.ts'
import { factsOfDeposit } from '../apps/api/src/payments/deposit-facts.ts'
import { settleCharge } from '../apps/api/src/payments/settle.ts'
import { saveCard } from '../apps/api/src/payments/setup.ts'
import type { Ctx } from '../apps/api/src/platform/ctx.ts'
import { instantInMiami, todayInMiami } from '../apps/api/src/suites/today.ts'
import { addBankAccount } from '../apps/api/src/wallet/bank-accounts.ts'
import { openHold } from '../apps/api/src/wallet/hold.ts'
import {
  gatherPayouts,
  payWithdrawal,
  returnWithdrawal,
  sendPayouts,
} from '../apps/api/src/wallet/payouts.ts'
import { requestWithdrawal } from '../apps/api/src/wallet/withdraw.ts'
import { approveWithdrawal, rejectWithdrawal } from '../apps/api/src/wallet/withdrawal-steps.ts'
import { actingAs } from './acting.ts'
import {
  type Ago,
  type DemoDeposit,
  type DemoHold,
  type DemoPurse,
  type DemoWithdrawal,
  purses,
  type Step,
} from './money.ts'
import { demoUserId } from './people.ts'

type Act = { at: Temporal.Instant; who: string; act: (ctx: Ctx) => Promise<unknown> }

const operations = 'admin@marea.test'

/** All purses in the order of time, because the books and the bank's files are common to all. */
export async function seedMoney(ctx: Ctx): Promise<void> {
  const acts: Act[] = []
  for (const purse of purses) acts.push(...(await actsOf(ctx, purse)))
  for (const { at, who, act } of acts.sort((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    await act(await actingAs({ ...ctx, now: at }, who))
  }
}

async function actsOf(ctx: Ctx, purse: DemoPurse): Promise<Act[]> {
  const owner = await actingAs({ ...ctx, now: before(ctx, { days: 210 }) }, purse.email)
  const cards = await keepCards(owner, purse, todayInMiami(ctx.now))
  const accounts = await keepAccounts(owner, purse)
  return purse.movements.flatMap((movement) => {
    if ('deposit' in movement) return depositActs(ctx, purse, { ...movement, cards })
    if ('hold' in movement) return holdActs(ctx, purse, movement)
    return withdrawalActs(ctx, purse, { ...movement, account: accounts[movement.to] })
  })
}

async function keepCards(ctx: Ctx, purse: DemoPurse, today: string): Promise<string[]> {
  const ids: string[] = []
  for (const card of purse.cards) ids.push(await keepCard(ctx, card))
  if (purse.endingCard && ctx.ports.cards.standIn) {
    await keepCard(ctx, await typeEndingCard(ctx, purse.endingCard, today))
  }
  return ids
}

async function keepCard(ctx: Ctx, paymentMethodId: string): Promise<string> {
  const holderName = ctx.actor.kind === 'person' ? ctx.actor.fullName : ''
  const { paymentMethod } = await saveCard(ctx, {
    ...{ paymentMethodId, holderName, isDefault: false },
    returnUrl: '/account-settings/payment',
    requestKey: `demo ${paymentMethodId}`,
  })
  return paymentMethod?.id ?? ''
}

async function typeEndingCard(ctx: Ctx, number: string, today: string): Promise<string> {
  const { year, month } = Temporal.PlainDate.from(today)
  const card = { number, cvc: '123', exp_month: month, exp_year: year }
  const { id } = await ctx.ports.cards.stripe.paymentMethods.create({ type: 'card', card })
  return id
}

type Account = Awaited<ReturnType<typeof addBankAccount>>

async function keepAccounts(ctx: Ctx, { accounts }: DemoPurse): Promise<Account[]> {
  const kept: Account[] = []
  for (const { routingNumber = '', ...given } of accounts) {
    kept.push(
      await addBankAccount(ctx, { ...given, routingNumber, bankName: '', isDefault: false }),
    )
  }
  return kept
}

type Deposited = DemoDeposit & { cards: string[] }

function depositActs(ctx: Ctx, { email }: DemoPurse, { at, deposit, from, cards }: Deposited): Act {
  return {
    at: before(ctx, at),
    who: email,
    act: async (ctx) => {
      const { id } = await depositByCard(ctx, {
        ...{ amount: deposit, paymentMethodId: cards[from], saveCard: false },
        ...{ returnUrl: '/my-wallet', requestKey: `demo ${at.days}` },
      })
      const facts = await factsOfDeposit(ctx.db, demoUserId(email), id)
      await settleCharge(ctx, { chargeId: facts?.charge?.id ?? '' }, { booking: noBooking })
    },
  }
}

/** Only deposits are settled here. */
const noBooking = { succeeded: async () => undefined, failed: async () => undefined }

function holdActs(ctx: Ctx, { email }: DemoPurse, { at, hold, ...rest }: DemoHold) {
  const userId = demoUserId(email)
  const until = ctx.now.add({ hours: 24 * rest.daysAhead })
  return {
    at: before(ctx, at),
    who: email,
    act: (ctx: Ctx) => openHold(ctx, { userId, amount: hold, reference: rest.for, until }),
  }
}

type Wanted = DemoWithdrawal & { account: Account | undefined }

function withdrawalActs(ctx: Ctx, { email }: DemoPurse, wanted: Wanted): Act[] {
  const { at, withdrawal: amount, account, steps } = wanted
  if (!account) throw new Error(`${email} has no such bank account`)
  let id = ''
  const request = async (ctx: Ctx) => {
    const wish = { bankAccountId: account.id, amount, requestKey: `demo ${at.days}` }
    id = (await requestWithdrawal(ctx, wish)).id
  }
  return [
    { at: before(ctx, at), who: email, act: request },
    ...steps.map(({ status, at, reason = '' }) => ({
      at: before(ctx, at),
      who: operations,
      act: (ctx: Ctx) => stepTo[status](ctx, { id, country: account.country, reason }),
    })),
  ]
}

type Taken = { id: string; country: 'US' | 'MX'; reason: string }

const stepTo: Record<Step, (ctx: Ctx, taken: Taken) => Promise<unknown>> = {
  approved: (ctx, { id }) => approveWithdrawal(ctx, id),
  rejected: (ctx, { id, reason }) => rejectWithdrawal(ctx, id, reason),
  sent: async (ctx, { country }) => {
    const batch = await gatherPayouts(ctx, country)
    if (batch) await sendPayouts(ctx, batch.id)
  },
  paid: (ctx, { id }) => payWithdrawal(ctx, id),
  returned: (ctx, { id, reason }) => returnWithdrawal(ctx, id, reason),
}

function before({ now }: Ctx, { days, time = '11:40' }: Ago): Temporal.Instant {
  return instantInMiami(addDays(todayInMiami(now), -days), time)
}
