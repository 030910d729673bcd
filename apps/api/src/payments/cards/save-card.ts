import { randomUUID } from 'node:crypto'
import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { CardSetup } from '@marea/contract/payments/endpoints.ts'
import Stripe from 'stripe'
import { personOf } from '#identity/account/user.ts'
import { failureOf, isRefusal, storedFailure } from '#payments/charge/failure.ts'
import { nextActionOf } from '#payments/charge/next-action.ts'
import { resolveReturnUrl } from '#payments/return-url.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { customerOf } from './customer.ts'
import {
  findMethod,
  findSetup,
  insertSetup,
  listMethods,
  type SetupRow,
  updateOpenSetup,
} from './method-store.ts'
import { payingMethod, saveCardFor, shownMethod } from './payment-methods.ts'

type Wish = {
  paymentMethodId: string
  holderName: string
  isDefault: boolean
  returnUrl: string
  requestKey: string
}

const mostCards = 20

/** Keeps a card that the card form knows; its bank may want to see its holder first. */
export async function saveCard(ctx: Ctx, wish: Wish): Promise<CardSetup> {
  const { userId } = personOf(ctx)
  const { paymentMethodId, holderName, isDefault, returnUrl, requestKey } = wish
  if (!paymentMethodId || !holderName) throw new Problem('payments.fields_missing')
  await payingMethod(ctx, userId, paymentMethodId)
  const kept = await listMethods(ctx.db, userId)
  if (kept.length >= mostCards) throw new Problem('payments.too_many_cards')
  const row = await insertSetup(ctx.db, {
    id: randomUUID(),
    userId,
    paymentMethodId,
    holderName,
    requestKey,
    wantsDefault: isDefault,
    returnUrl: resolveReturnUrl(ctx.config, returnUrl),
    createdAt: ctx.now,
  })
  if (row.paymentMethodId !== paymentMethodId) throw new Problem('ledger.key_reused')
  const setup = row.status === 'started' ? await ask(ctx, row) : await showSetup(ctx, row)
  if (setup.failure) throw new Problem('payments.card_refused', { reason: setup.failure })
  return setup
}

export async function ownSetup(ctx: Ctx, id: string): Promise<CardSetup> {
  const row = await findSetup(ctx.db, id)
  if (!row || row.userId !== personOf(ctx).userId) throw new Problem('resource.not_found')
  return showSetup(ctx, row)
}

/** Asks how the keeping stands and writes its end down once. */
export async function settleSetup(ctx: Ctx, id: string, intentId?: string): Promise<void> {
  const row = await findSetup(ctx.db, id)
  const known = row?.intentId ?? intentId
  if (row && known && !isOver(row)) await writeSaid(ctx, row, await read(ctx, known))
}

function isOver({ status }: SetupRow): boolean {
  return status === 'saved' || status === 'failed'
}

async function showSetup(ctx: Ctx, row: SetupRow): Promise<CardSetup> {
  if (!isOver(row) && row.intentId) return writeSaid(ctx, row, await read(ctx, row.intentId))
  const method = row.status === 'saved' ? await findMethod(ctx.db, row.paymentMethodId) : undefined
  const failure = storedFailure(row.failureCode)
  return {
    id: row.id,
    status: row.status === 'started' ? 'processing' : row.status,
    ...(method ? { paymentMethod: shownMethod(ctx, method) } : {}),
    ...(failure ? { failure } : {}),
  }
}

function read(ctx: Ctx, intentId: string): Promise<Stripe.SetupIntent> {
  return ctx.ports.cards.stripe.setupIntents.retrieve(intentId, { expand: ['payment_method'] })
}

async function ask(ctx: Ctx, row: SetupRow): Promise<CardSetup> {
  const { stripe } = ctx.ports.cards
  try {
    const intent = await stripe.setupIntents.create(
      {
        customer: await customerOf(ctx, row.userId),
        payment_method: row.paymentMethodId,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        confirm: true,
        use_stripe_sdk: true,
        return_url: row.returnUrl,
        expand: ['payment_method'],
        metadata: { setupId: row.id },
      },
      { idempotencyKey: `setup:${row.id}` },
    )
    return writeSaid(ctx, row, intent)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return fail(ctx, row, failureOf(error))
    if (isRefusal(error)) return fail(ctx, row, 'card_invalid')
    ctx.log.warn({ err: error, setupId: row.id }, 'card processor not reached')
    throw new Problem('payments.unreachable')
  }
}

async function writeSaid(ctx: Ctx, row: SetupRow, intent: Stripe.SetupIntent): Promise<CardSetup> {
  if (intent.status === 'succeeded') return save(ctx, row, intent)
  if (intent.status === 'requires_payment_method' || intent.status === 'canceled') {
    return fail(ctx, row, failureOf(intent.last_setup_error ?? { code: 'abandoned' }))
  }
  const status = intent.status === 'requires_action' ? 'requires_action' : 'processing'
  await updateOpenSetup(ctx.db, row.id, { intentId: intent.id, status })
  if (status === 'processing') return { id: row.id, status }
  const clientSecret = intent.client_secret ?? ''
  return { id: row.id, status, clientSecret, nextAction: nextActionOf(ctx, intent.next_action) }
}

async function save(ctx: Ctx, row: SetupRow, intent: Stripe.SetupIntent): Promise<CardSetup> {
  const { id, userId, holderName, wantsDefault } = row
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null
  const card = method?.card
  if (!card) throw new Error('The processor kept something that is no card.')
  await inTransaction(ctx, async (ctx) => {
    const kept = { intentId: intent.id, paymentMethodId: method.id, status: 'saved' } as const
    const isFirst = await updateOpenSetup(ctx.db, id, kept)
    if (isFirst) await saveCardFor(ctx, userId, { id: method.id, holderName, wantsDefault, card })
  })
  return showSetup(ctx, { ...row, paymentMethodId: method.id, status: 'saved' })
}

async function fail(ctx: Ctx, row: SetupRow, failure: CardFailure): Promise<CardSetup> {
  await updateOpenSetup(ctx.db, row.id, { status: 'failed', failureCode: failure })
  return showSetup(ctx, { ...row, status: 'failed', failureCode: failure })
}
