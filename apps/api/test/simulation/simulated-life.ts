import { addDays } from '@marea/contract/platform/time/days.ts'
import { createSeededRandom, type SeededRandom } from '../../../../demo/history/seeded-random.ts'
import { cancelStay } from '../../src/bookings/cancel/cancel.ts'
import { cancelAsOwner } from '../../src/bookings/cancel/cancel-as-owner.ts'
import { changeBooking } from '../../src/bookings/change/change.ts'
import { quoteChange } from '../../src/bookings/change/quote-change.ts'
import { createHoldStay } from '../../src/bookings/hold/hold.ts'
import { acceptHouseRules } from '../../src/bookings/hold/hold-details.ts'
import { findOverlappingStay } from '../../src/bookings/hold/overlapping-stay.ts'
import { abandonHold, expireHold } from '../../src/bookings/hold/release-hold.ts'
import { payStay } from '../../src/bookings/pay/pay.ts'
import { hasStayed } from '../../src/bookings/payment/coupon.ts'
import { completeStay, settleStay } from '../../src/bookings/settle/settle.ts'
import { blockNights } from '../../src/calendar/nights/block-nights.ts'
import { releaseNights } from '../../src/calendar/nights/release-nights.ts'
import { takeNights } from '../../src/calendar/nights/take-nights.ts'
import { quoteStay } from '../../src/calendar/quote/quote.ts'
import { type Ctx, inTransaction, type Person } from '../../src/platform/ctx.ts'
import { Problem } from '../../src/platform/problem.ts'
import { creditOf } from '../../src/wallet/credit.ts'
import { dyingBefore, fund } from '../ledger-totals.ts'
import type { TestApp } from '../test-app.ts'
import { checkLaws } from './simulated-laws.ts'
import { type Plot, runJob, simulatedCtx, type Waiting } from './simulated-world.ts'

const holdStay = createHoldStay()

type Held = { id: string; guest: Person }

type Life = {
  draw: SeededRandom
  plot: Plot
  now: Temporal.Instant
  waiting: Waiting[]
  held: Held[]
  ctx(actor?: Person): Ctx
  /** Answers the 3-D Secure request of a payment. */
  answer(intentId: string, isApproved: boolean): void
  steps: string[]
}

const stepsEach = 5
const cards = [
  'pm_card_visa',
  'pm_card_visa',
  'pm_card_visa_chargeDeclined',
  'pm_card_authenticationRequired',
  'pm_card_refundFail',
]

/** Runs random booking steps drawn from a seed; the invariants hold after every step. */
export async function live(marea: TestApp, plot: Plot, seed: number): Promise<string[]> {
  const waiting: Waiting[] = []
  const ctxAt = simulatedCtx(marea, waiting)
  const life: Life = {
    plot,
    waiting,
    held: [],
    steps: [],
    draw: createSeededRandom(`life ${seed}`),
    now: Temporal.Instant.from('2026-11-15T12:00:00Z'),
    ctx: (actor) => ctxAt(life.now, actor),
    answer(intentId, isApproved) {
      marea.ports.cards.standIn?.authenticatePayment(intentId, isApproved)
    },
  }
  await step(life, 'hold')
  for (let at = 0; at < stepsEach; at += 1) {
    const name = life.draw.fraction() < 0.35 ? 'work' : pick(life.draw, names)
    await step(life, name)
  }
  await end(life)
  return life.steps
}

async function step(life: Life, name: StepName): Promise<void> {
  const said = await steps[name](life).catch((error) => {
    if (error instanceof Problem) return error.code
    if (error instanceof Error && error.message === 'the process died') return 'died'
    throw error
  })
  life.steps.push(said ? `${name}: ${said}` : name)
  await checkLaws(life.ctx(), life.held, { isOver: false })
}

type StepName = keyof typeof steps

/** Every other stay has a child, an infant or a pet. */
function others({ draw }: Life) {
  return { children: draw.whole(0, 1), infants: draw.whole(0, 1), pets: draw.whole(0, 1) }
}

const steps = {
  async hold(life: Life) {
    const guest = pick(life.draw, life.plot.guests)
    const asked = { ...nights(life), guests: 2, ...others(life), ...nothing }
    const quote = await quoteStay(life.ctx(guest), life.plot.slug, asked, facts)
    const { id } = await holdStay(life.ctx(guest), { quoteId: quote.id })
    if (life.held.every((held) => held.id !== id)) life.held.push({ id, guest })
    await acceptHouseRules(life.ctx(guest), id)
    if (life.draw.fraction() < 0.7) await steps.pay(life)
    return undefined
  },
  async pay(life: Life) {
    const { id, guest } = some(life)
    const useCredit = life.draw.fraction() < 0.5
    if (useCredit) await fund(life.ctx(), guest.userId, life.draw.whole(1, 6) * 1000_00)
    const paymentMethodId = pick(life.draw, cards)
    const wish = { paymentMethodId, useCredit, saveCard: false }
    return (await payStay(mortal(life, guest), id, wish)).status
  },
  async bank(life: Life) {
    const [charge] = await openCharges(life)
    if (charge?.intentId) life.answer(charge.intentId, life.draw.fraction() < 0.7)
    return undefined
  },
  async work(life: Life) {
    const { draw, waiting } = life
    const job = waiting.splice(draw.whole(0, Math.max(0, waiting.length - 1)), 1)[0]
    if (!job) return undefined
    const isSeenAgain = draw.fraction() < 0.2
    await runJob(mortal(life), job).catch((error) => {
      waiting.push(job)
      throw error
    })
    if (isSeenAgain) waiting.push(job)
    return job.name
  },
  async change(life: Life) {
    const { id, guest } = some(life)
    const asked = { ...nights(life), guests: 2, ...others(life), extras: [], coupon: undefined }
    const { quote } = await quoteChange(life.ctx(guest), id, { asked, address: '' })
    const paymentMethodId = pick(life.draw, cards)
    const wish = { paymentMethodId, useCredit: life.draw.fraction() < 0.5, saveCard: false }
    const to = pick(life.draw, ['wallet', 'card'] as const)
    const answer = await changeBooking(mortal(life, guest), id, { ...wish, quoteId: quote.id, to })
    return answer.status
  },
  async cancel(life: Life) {
    const { id, guest } = some(life)
    const to = pick(life.draw, ['wallet', 'card'] as const)
    await cancelStay(mortal(life, guest), id, { to, reason: '' })
    return to
  },
  async refuse(life: Life) {
    const { id } = some(life)
    await cancelAsOwner(mortal(life, life.plot.owner), id, 'The roof leaks')
    return undefined
  },
  async abandon(life: Life) {
    const { id, guest } = some(life)
    await abandonHold(life.ctx(guest), id)
    return undefined
  },
  async block(life: Life) {
    const { checkIn: from, checkOut: to } = nights(life)
    const { suiteId } = life.plot
    const reference = `block:${suiteId}:${life.plot.from}`
    await releaseNights(life.ctx(), reference)
    await blockNights(life.ctx(), { suiteId, from, to, reference })
    return undefined
  },
  async feed(life: Life) {
    const { checkIn: from, checkOut: to } = nights(life)
    const { suiteId } = life.plot
    const reference = `feed:${suiteId}:${life.plot.from}`
    await releaseNights(life.ctx(), reference)
    const sold = { suiteId, from, to, reference, kind: 'external', expiresAt: null } as const
    await inTransaction(mortal(life), (ctx) => takeNights(ctx, sold))
    return undefined
  },
  async minutes(life: Life) {
    life.now = life.now.add({ minutes: life.draw.whole(1, 20) })
    return undefined
  },
  async round(life: Life) {
    for (const { id } of life.held) await expireHold(mortal(life), id)
    return undefined
  },
  async days(life: Life) {
    life.now = life.now.add({ hours: 24 * life.draw.whole(1, 30) })
    for (const { id } of life.held) await settleStay(mortal(life), id)
    for (const { id } of life.held) await completeStay(life.ctx(), id)
    return undefined
  },
}

export const stepNames = Object.keys(steps)

/** What is drawn more often stands here twice. */
const names: StepName[] = [
  'hold',
  'pay',
  'pay',
  'bank',
  'change',
  'change',
  'cancel',
  'refuse',
  'abandon',
  'block',
  'feed',
  'minutes',
  'round',
  'days',
]

/** Finishes everything that was started; then all money and all nights are accounted for. */
async function end(life: Life): Promise<void> {
  for (const at of [1, 2, 3]) {
    life.now = life.now.add({ minutes: 20 })
    for (const { id } of life.held) await expireHold(life.ctx(), id)
    for (const { id: chargeId, intentId } of await openCharges(life)) {
      if (intentId) life.answer(intentId, at === 1)
      life.waiting.push({ name: 'payments.settle-charge', data: { chargeId, isAbandoned: true } })
    }
    while (life.waiting.length) {
      const job = life.waiting.shift()
      if (job) await runJob(life.ctx(), job)
    }
  }
  await checkLaws(life.ctx(), life.held, { isOver: true })
}

async function openCharges({ held, ctx }: Life) {
  if (!held.length) return []
  const ids = held.map(({ id }) => id)
  return ctx()
    .db.selectFrom('charges')
    .select(['id', 'intentId'])
    .where('reference', 'in', ids)
    .where('settledAt', 'is', null)
    .orderBy('createdAt')
    .execute()
}

const facts = { creditOf, hasStayed, stayAmong: findOverlappingStay, address: '' }
const nothing = { extras: [], coupon: undefined, useCredit: false }

/** In one of eight cases the process crashes at a random statement. */
function mortal(life: Life, actor?: Person): Ctx {
  const ctx = life.ctx(actor)
  return life.draw.fraction() < 0.125 ? dyingBefore(ctx, life.draw.whole(0, 24)) : ctx
}

function nights({ draw, plot }: Life) {
  const start = draw.whole(0, 6)
  const checkIn = addDays(plot.from, start)
  return { checkIn, checkOut: addDays(checkIn, draw.whole(1, 9 - start)) }
}

function some({ draw, held }: Life): Held {
  return pick(draw, held)
}

function pick<Item>(draw: SeededRandom, items: readonly Item[]): Item {
  const item = items[draw.whole(0, items.length - 1)]
  if (item === undefined) throw new Problem('resource.not_found')
  return item
}
