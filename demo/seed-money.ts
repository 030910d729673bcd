import { depositByCard } from '../apps/api/src/payments/deposit.ts'
import { factsOfDeposit } from '../apps/api/src/payments/deposit-facts.ts'
import { settleCharge } from '../apps/api/src/payments/settle.ts'
import { saveCard } from '../apps/api/src/payments/setup.ts'
import type { Ctx } from '../apps/api/src/platform/ctx.ts'
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
  const cards = await keepCards(owner, purse)
  const accounts = await keepAccounts(owner, purse)
  return purse.movements.flatMap((movement) => {
    if ('deposit' in movement) return depositActs(ctx, purse, { ...movement, cards })
    if ('hold' in movement) return holdActs(ctx, purse, movement)
    return withdrawalActs(ctx, purse, { ...movement, account: accounts[movement.to] })
  })
}

async function keepCards(ctx: Ctx, { email, cards }: DemoPurse): Promise<string[]> {
  const { fullName } = ctx.actor.kind === 'person' ? ctx.actor : { fullName: email }
  const ids: string[] = []
  for (const paymentMethodId of cards) {
    const { paymentMethod } = await saveCard(ctx, {
      ...{ paymentMethodId, holderName: fullName, isDefault: false },
      returnUrl: '/account-settings/payment',
      requestKey: `demo ${paymentMethodId}`,
    })
    ids.push(paymentMethod?.id ?? '')
  }
  return ids
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

function before({ now }: Ctx, { days, hours = 0 }: Ago): Temporal.Instant {
  return now.subtract({ hours: 24 * days + hours })
}
