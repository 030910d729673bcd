import type { TransactionCtx } from '../apps/api/src/platform/ctx.ts'
import { addBankAccount } from '../apps/api/src/wallet/bank-accounts.ts'
import { creditDeposit, requestDeposit } from '../apps/api/src/wallet/deposit.ts'
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

type Act = { at: Temporal.Instant; who: string; act: (ctx: TransactionCtx) => Promise<unknown> }

const operations = 'admin@marea.test'

/** All purses in the order of time, because the books and the bank's files are common to all. */
export async function seedMoney(ctx: TransactionCtx): Promise<void> {
  const acts: Act[] = []
  for (const purse of purses) acts.push(...(await actsOf(ctx, purse)))
  for (const { at, who, act } of acts.sort((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    await act(await actingAs({ ...ctx, now: at }, who))
  }
}

async function actsOf(ctx: TransactionCtx, purse: DemoPurse): Promise<Act[]> {
  const owner = await actingAs({ ...ctx, now: before(ctx, { days: 210 }) }, purse.email)
  const accounts: Account[] = []
  for (const account of purse.accounts) {
    const { routingNumber = '', ...given } = account
    const wish = { ...given, routingNumber, bankName: '', isDefault: false }
    accounts.push(await addBankAccount(owner, wish))
  }
  return purse.movements.flatMap((movement) => {
    if ('deposit' in movement) return depositActs(ctx, purse, movement)
    if ('hold' in movement) return holdActs(ctx, purse, movement)
    return withdrawalActs(ctx, purse, { ...movement, account: accounts[movement.to] })
  })
}

type Account = Awaited<ReturnType<typeof addBankAccount>>

function depositActs(ctx: TransactionCtx, { email }: DemoPurse, { at, deposit }: DemoDeposit) {
  const userId = demoUserId(email)
  const requestKey = `demo ${at.days}`
  return {
    at: before(ctx, at),
    who: email,
    act: async (ctx: TransactionCtx) => {
      const { id } = await requestDeposit(ctx, { userId, amount: deposit, requestKey })
      await creditDeposit(ctx, id)
    },
  }
}

function holdActs(ctx: TransactionCtx, { email }: DemoPurse, { at, hold, ...rest }: DemoHold) {
  const userId = demoUserId(email)
  const until = ctx.now.add({ hours: 24 * rest.daysAhead })
  return {
    at: before(ctx, at),
    who: email,
    act: (ctx: TransactionCtx) =>
      openHold(ctx, { userId, amount: hold, reference: rest.for, until }),
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

function before({ now }: TransactionCtx, { days, hours = 0 }: Ago): Temporal.Instant {
  return now.subtract({ hours: 24 * days + hours })
}
