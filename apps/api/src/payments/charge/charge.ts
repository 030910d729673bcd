import { randomUUID } from 'node:crypto'
import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import Stripe from 'stripe'
import { customerOf } from '#payments/cards/customer.ts'
import { payingMethod } from '#payments/cards/payment-methods.ts'
import { enqueueSettle } from '#payments/enqueue.ts'
import { chargeCounts } from '#payments/metrics.ts'
import { resolveReturnUrl } from '#payments/return-url.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type ChargeRow, findCharge, insertCharge, updateOpenCharge } from './charge-store.ts'
import { failureOf, isRefusal, storedFailure } from './failure.ts'
import { nextActionOf } from './next-action.ts'

type Purpose = ChargeRow['purpose']

export type Charge = {
  id: string
  userId: string
  purpose: Purpose
  reference: string
  amount: number
  status: ChargeRow['status']
  clientSecret?: string
  nextAction?: NextAction
  failure?: CardFailure
}

type Wish = {
  userId: string
  purpose: Purpose
  /** The id of the deposit or the booking. */
  reference: string
  amount: number
  /** Without it the default card pays. */
  paymentMethodId?: string | undefined
  saveCard?: boolean
  requestKey: string
  /** A path of the site, or an address on an origin of ours. */
  returnUrl?: string
}

/** A lost call is repeated only while whoever asked for it may still be waiting. */
const patience = { minutes: 5 }

/** Written down, then asked, then written down what was said; the same key again goes on from there. */
export async function startCharge(ctx: Ctx, wish: Wish): Promise<Charge> {
  if (ctx.db.isTransaction) throw new Error('A card is asked outside of transactions.')
  const begun = await rowOf(ctx, wish)
  const row = await insertCharge(ctx.db, begun)
  if (row.id === begun.id) chargeCounts.add('started')
  if (!isSame(row, wish)) throw new Problem('ledger.key_reused')
  if (row.status !== 'started') return showCharge(ctx, row)
  const deadline = row.createdAt.add(patience)
  if (Temporal.Instant.compare(deadline, ctx.now) < 0) throw new Problem('request.in_progress')
  return writeAnswer(ctx, row, await askCard(ctx, row))
}

/** How a charge stands, with what its bank wants to see. */
export async function showCharge(ctx: Ctx, row: ChargeRow): Promise<Charge> {
  if (row.settledAt || !row.intentId) return chargeOf(row)
  const intent = await ctx.ports.cards.stripe.paymentIntents.retrieve(row.intentId)
  return asSaid(ctx, row, intent)
}

/** Gives up a charge that nobody finishes; one that has paid meanwhile stays paid. */
export async function abandonCharge(ctx: Ctx, chargeId: string): Promise<void> {
  await enqueueSettle(ctx, { chargeId, isAbandoned: true })
}

export async function findOwnCharge(ctx: Ctx, id: string): Promise<Charge | undefined> {
  const row = await findCharge(ctx.db, id)
  return row && showCharge(ctx, row)
}

async function rowOf(ctx: Ctx, wish: Wish) {
  const { userId, purpose, reference, amount, requestKey, saveCard = false } = wish
  const paymentMethodId = await payingMethod(ctx, userId, wish.paymentMethodId)
  const returnUrl = resolveReturnUrl(ctx.config, wish.returnUrl ?? '/my-wallet')
  return {
    id: randomUUID(),
    userId,
    purpose,
    reference,
    amount,
    requestKey,
    paymentMethodId,
    savesCard: saveCard,
    returnUrl,
    createdAt: ctx.now,
  }
}

function isSame(row: ChargeRow, { amount, purpose, reference, paymentMethodId }: Wish): boolean {
  return (
    row.amount === amount &&
    row.purpose === purpose &&
    row.reference === reference &&
    (paymentMethodId ?? row.paymentMethodId) === row.paymentMethodId
  )
}

type Said = Stripe.PaymentIntent | { refusal: CardFailure }

async function askCard(ctx: Ctx, row: ChargeRow): Promise<Said> {
  const { stripe } = ctx.ports.cards
  try {
    return await stripe.paymentIntents.create(await orderOf(ctx, row), {
      idempotencyKey: `charge:${row.id}`,
    })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.payment_intent) {
      return error.payment_intent
    }
    if (isRefusal(error)) return { refusal: 'card_invalid' }
    ctx.log.warn({ err: error, chargeId: row.id }, 'card processor not reached')
    throw new Problem('payments.unreachable')
  }
}

async function orderOf(ctx: Ctx, row: ChargeRow): Promise<Stripe.PaymentIntentCreateParams> {
  return {
    amount: row.amount,
    currency: 'usd',
    customer: await customerOf(ctx, row.userId),
    payment_method: row.paymentMethodId,
    allowed_payment_method_types: ['card'],
    // Captured at once, so that the processor's fee is known when the charge has succeeded.
    capture_method: 'automatic',
    confirm: true,
    use_stripe_sdk: true,
    return_url: row.returnUrl,
    ...(row.savesCard ? { setup_future_usage: 'off_session' } : {}),
    metadata: { chargeId: row.id, purpose: row.purpose, reference: row.reference },
  }
}

async function writeAnswer(ctx: Ctx, row: ChargeRow, said: Said): Promise<Charge> {
  const chargeId = row.id
  if ('refusal' in said) {
    await enqueueSettle(ctx, { chargeId, refusal: said.refusal })
    return { ...chargeOf(row), status: 'failed', failure: said.refusal }
  }
  await inTransaction(ctx, async (ctx) => {
    const status = said.status === 'requires_action' ? 'requires_action' : 'processing'
    await updateOpenCharge(ctx.db, chargeId, { intentId: said.id, status })
    if (status === 'processing') {
      await enqueueSettle(ctx, { chargeId })
    }
  })
  return asSaid(ctx, row, said)
}

/** What the processor says of a charge whose end is not written down yet. */
function asSaid(ctx: Ctx, row: ChargeRow, intent: Stripe.PaymentIntent): Charge {
  const charge = chargeOf(row)
  if (intent.status === 'requires_action') {
    return {
      ...charge,
      status: 'requires_action',
      ...(intent.client_secret ? { clientSecret: intent.client_secret } : {}),
      nextAction: nextActionOf(ctx, intent.next_action),
    }
  }
  const hasFailed = intent.status === 'requires_payment_method' || intent.status === 'canceled'
  if (!hasFailed) return { ...charge, status: 'processing' }
  const failure = failureOf(intent.last_payment_error ?? { code: 'abandoned' })
  return { ...charge, status: 'failed', failure }
}

export function chargeOf(row: ChargeRow): Charge {
  const { id, userId, purpose, reference, amount, status } = row
  const failure = storedFailure(row.failureCode)
  return { id, userId, purpose, reference, amount, status, ...(failure ? { failure } : {}) }
}
