import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#platform/problem.ts'
import { expireHolds, openHold, postHold, voidHold } from '#wallet/holds/hold.ts'
import {
  createPayoutBatch,
  payoutBatches,
  payWithdrawal,
  returnWithdrawal,
  sendPayouts,
} from '#wallet/payouts/payouts.ts'
import { requestWithdrawal } from '#wallet/payouts/withdraw.ts'
import { approveWithdrawal, rejectWithdrawal } from '#wallet/payouts/withdrawal-steps.ts'
import { differences, dyingBefore, fund } from '../../../test/ledger-totals.ts'
import { readyBankAccount } from '../../../test/payouts/withdrawals.ts'
import { signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { clabe } from '../../../test/user-data.ts'
import { ledgerAccounts } from './accounts.ts'
import { findBalance } from './ledger-store.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'

type Ctx = ReturnType<TestApp['ctx']>
type Act = (ctx: Ctx) => Promise<{ id: unknown }>
type Model = {
  wallets: number[]
  holds: Map<string, Held>
  escrow: number
  paid: Paid[]
  withdrawals: Withdrawn[]
}
type Withdrawn = { who: number; total: number; id: string; status: string }
type Held = { who: number; amount: number; isOpen: boolean; until: Temporal.Instant }
type Paid = { who: number; amount: number; id: number; isReversed: boolean }
type Plan = { act: Act; succeed(answer: { id: unknown }): void }

let marea: TestApp
let guests: string[]
let accounts: string[]

beforeAll(async () => {
  marea = await openTestApp()
  const people = [await signedIn(marea, 'Laura'), await signedIn(marea, 'Diego')]
  guests = people.map(({ id }) => id)
  accounts = await Promise.all(people.map((person) => readyBankAccount(marea, person, clabe)))
})
afterAll(() => marea.close())

const Step = fc.record({
  kind: fc.constantFrom(
    ...(['deposit', 'hold', 'take', 'void', 'expire', 'refund', 'pay', 'reverse'] as const),
    ...(['withdraw', 'approve', 'reject', 'send', 'payOut', 'giveBack'] as const),
  ),
  who: fc.nat(1),
  amount: fc.integer({ min: 1, max: 200_00 }),
  pick: fc.nat(20),
  diesBefore: fc.option(fc.nat(5), { nil: undefined }),
  times: fc.integer({ min: 1, max: 3 }),
})
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never

test('random, repeated, concurrent and interrupted operations never lose or create a cent', async () => {
  const escrow = ledgerAccounts.escrow(crypto.randomUUID())
  const model: Model = { wallets: [0, 0], holds: new Map(), escrow: 0, paid: [], withdrawals: [] }
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const step of steps) await perform(step, planOf(step, model, escrow))
      expect(await wallets()).toEqual(model.wallets)
      expect(await findBalance(marea.db, escrow)).toBe(model.escrow)
      expect(await differences(marea)).toEqual([])
    }),
    // The ledger is kept between runs, so a smaller example would not fail the same way.
    { numRuns: 20, endOnFailure: true },
  )
}, 60_000)

function wallets() {
  return Promise.all(guests.map((guest) => findBalance(marea.db, ledgerAccounts.wallet(guest))))
}

/** May crash once and is then retried: every retry gets the first answer. */
async function perform({ diesBefore, times }: Step, { act, succeed }: Plan) {
  if (diesBefore !== undefined) {
    await act(dyingBefore(marea.ctx(), diesBefore)).catch((error) => {
      if (!(error instanceof Problem)) expect(error.message).toBe('the process died')
    })
  }
  const outcomes = await Promise.allSettled(Array.from({ length: times }, () => act(marea.ctx())))
  const answers = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.id : outcome.reason.code,
  )
  expect(new Set(answers).size).toBe(1)
  const [first] = outcomes
  if (first?.status === 'fulfilled') succeed(first.value)
  else expect(first?.reason).toBeInstanceOf(Problem)
}

function planOf(step: Step, model: Model, escrow: string): Plan {
  const { who, amount, pick } = step
  const userId = guests[who] ?? ''
  const key = crypto.randomUUID()
  const add = (to: number, value: number) => {
    model.wallets[to] = (model.wallets[to] ?? 0) + value
  }
  switch (step.kind) {
    case 'deposit':
      return {
        act: (ctx) => fund(ctx, userId, amount, key),
        succeed: () => add(who, amount),
      }
    case 'hold':
      return planHold(model, { who, amount, key, add })
    case 'take':
    case 'void':
      return planClosing(step, model, { escrow, add })
    case 'expire':
      return {
        act: async (ctx) => {
          await expireHolds(ctx)
          return { id: 'expired' }
        },
        succeed: () => expireModel(model, pick, add),
      }
    case 'refund':
      return {
        act: (ctx) => move(ctx, key, { from: escrow, to: ledgerAccounts.wallet(userId), amount }),
        succeed() {
          model.escrow -= amount
          add(who, amount)
        },
      }
    case 'pay':
      return {
        act: (ctx) => move(ctx, key, { from: ledgerAccounts.wallet(userId), to: escrow, amount }),
        succeed({ id }) {
          model.escrow += amount
          add(who, -amount)
          model.paid.push({ who, amount, id: Number(id), isReversed: false })
        },
      }
    case 'withdraw':
      return planWithdrawal(model, { who, amount, key, add })
    case 'send':
      return planSending(model)
    case 'approve':
    case 'reject':
    case 'payOut':
    case 'giveBack':
      return planStep({ kind: step.kind, pick }, model, add)
    default:
      return planReversal(step, model, add)
  }
}

function move(ctx: Ctx, key: string, each: { from: string; to: string; amount: number }) {
  return post(ctx, { key, kind: 'test.moved', reference: `test:${key}`, moves: [each] })
}

/** Acts as the signed-in guest who sends the request. */
async function impersonating(ctx: Ctx, userId: string): Promise<Ctx> {
  const user = await marea.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const actor = { ...user, kind: 'person' as const, userId, sessionId: '', token: '' }
  return {
    ...ctx,
    actor: {
      ...actor,
      authenticatedAt: ctx.now,
      secondFactorAt: null,
      isEmailConfirmed: true,
      isEmailBounced: false,
    },
  }
}

function planWithdrawal(
  model: Model,
  { who, amount, key, add }: { who: number; amount: number; key: string; add: Add },
): Plan {
  const request = { bankAccountId: accounts[who] ?? '', amount, requestKey: key }
  return {
    act: async (ctx) => requestWithdrawal(await impersonating(ctx, guests[who] ?? ''), request),
    succeed({ id }) {
      const total = amount + marea.config.wallet.withdrawalFees.MX
      add(who, -total)
      model.withdrawals.push({ who, total, id: String(id), status: 'requested' })
    },
  }
}

const steps = {
  approve: approveWithdrawal,
  reject: (ctx: Ctx, id: string) => rejectWithdrawal(ctx, id, { reason: 'Not yours' }),
  payOut: payWithdrawal,
  giveBack: (ctx: Ctx, id: string) => returnWithdrawal(ctx, id, { reason: 'No such account' }),
}

function planStep(
  { kind, pick }: { kind: keyof typeof steps; pick: number },
  model: Model,
  add: Add,
): Plan {
  const withdrawn = model.withdrawals[pick % Math.max(model.withdrawals.length, 1)]
  const id = withdrawn?.id ?? crypto.randomUUID()
  return {
    act: (ctx) => steps[kind](ctx, id),
    succeed() {
      if (!withdrawn || withdrawn.status === kind) return
      if (kind === 'reject' || kind === 'giveBack') add(withdrawn.who, withdrawn.total)
      withdrawn.status = kind
    },
  }
}

function planSending(model: Model): Plan {
  return {
    async act(ctx) {
      await createPayoutBatch(ctx, 'MX')
      for (const { id } of await payoutBatches(ctx)) await sendPayouts(ctx, id)
      return { id: 'sent' }
    },
    succeed() {
      for (const withdrawn of model.withdrawals) {
        if (withdrawn.status === 'approve') withdrawn.status = 'send'
      }
    },
  }
}

type Add = (to: number, value: number) => void

function planHold(
  model: Model,
  { who, amount, key, add }: { who: number; amount: number; key: string; add: Add },
): Plan {
  const until = marea.ctx().now.add({ minutes: 15 })
  return {
    act: (ctx) => openHold(ctx, { userId: guests[who] ?? '', amount, reference: key, until }),
    succeed() {
      add(who, -amount)
      model.holds.set(key, { who, amount, until, isOpen: true })
    },
  }
}

function planClosing(
  { kind, pick, amount }: Step,
  model: Model,
  { escrow, add }: { escrow: string; add: Add },
): Plan {
  const open = [...model.holds].filter(([, { isOpen }]) => isOpen)
  const [reference, held] = open[pick % Math.max(open.length, 1)] ?? ['no hold', undefined]
  const part = kind === 'take' ? Math.min(amount, held?.amount ?? 1) : 0
  return {
    act: (ctx) =>
      kind === 'take'
        ? postHold(ctx, reference, { to: escrow, amount: part })
        : voidHold(ctx, reference),
    succeed() {
      if (!held) return
      held.isOpen = false
      model.escrow += part
      add(held.who, held.amount - part)
    },
  }
}

/** Advances the clock after the expiry, so that the next one finds expired holds. */
function expireModel(model: Model, minutes: number, add: Add) {
  for (const held of model.holds.values()) {
    if (!held.isOpen || Temporal.Instant.compare(held.until, marea.ctx().now) > 0) continue
    held.isOpen = false
    add(held.who, held.amount)
  }
  marea.clock.advance({ minutes })
}

function planReversal({ pick }: Step, model: Model, add: Add): Plan {
  const paid = model.paid[pick % Math.max(model.paid.length, 1)]
  return {
    act: (ctx) => reverse(ctx, paid?.id ?? 0, { key: `undo:${paid?.id}`, kind: 'test.reversed' }),
    succeed() {
      if (!paid || paid.isReversed) return
      paid.isReversed = true
      model.escrow -= paid.amount
      add(paid.who, paid.amount)
    },
  }
}
