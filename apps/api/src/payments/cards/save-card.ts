import { randomUUID } from 'node:crypto'
import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { CardSetup } from '@marea/contract/payments/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import { resolveReturnUrl } from '#payments/return-url.ts'
import type { ProcessorCard, ProcessorSetup, Rejected } from '#platform/cards/port.ts'
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
import { choosePaymentMethod, paymentMethodOf, saveCardFor } from './payment-methods.ts'
import { storedFailure } from './stored-failure.ts'

type NewCard = {
  paymentMethodId: string
  holderName: string
  isDefault: boolean
  returnUrl: string
  requestKey: string
}

const maxCards = 20

/** Saves a card that the card form has created; its bank may want to authenticate the cardholder first. */
export async function saveCard(ctx: Ctx, given: NewCard): Promise<CardSetup> {
  const { userId } = personOf(ctx)
  const { paymentMethodId, holderName, isDefault, returnUrl, requestKey } = given
  if (!paymentMethodId || !holderName) throw new Problem('payments.fields_missing')
  if (ctx.ports.cards.isClosed) throw new Problem('payments.unreachable')
  await choosePaymentMethod(ctx, userId, paymentMethodId)
  const saved = await listMethods(ctx.db, userId)
  if (saved.length >= maxCards) throw new Problem('payments.too_many_cards')
  const row = await insertSetup(ctx.db, {
    id: randomUUID(),
    userId,
    processor: ctx.ports.cards.name,
    paymentMethodId,
    holderName,
    requestKey,
    wantsDefault: isDefault,
    returnUrl: resolveReturnUrl(ctx.config, returnUrl),
    createdAt: ctx.now,
  })
  if (row.paymentMethodId !== paymentMethodId) throw new Problem('ledger.key_reused')
  const setup = row.status === 'started' ? await startSetup(ctx, row) : await currentSetup(ctx, row)
  if (setup.failure) throw new Problem('payments.card_refused', { reason: setup.failure })
  return setup
}

export async function ownSetup(ctx: Ctx, id: string): Promise<CardSetup> {
  const row = await findSetup(ctx.db, id)
  if (!row || row.userId !== personOf(ctx).userId) throw new Problem('resource.not_found')
  return currentSetup(ctx, row)
}

/** Asks the processor for the state of a setup and stores its outcome once. */
export async function settleSetup(ctx: Ctx, id: string, intentId?: string): Promise<void> {
  const row = await findSetup(ctx.db, id)
  const processorId = row?.intentId ?? intentId
  if (!row || !processorId || isOver(row)) return
  await storeAnswer(ctx, row, await ctx.ports.cards.retrieveSetup(processorId))
}

function isOver({ status }: SetupRow): boolean {
  return status === 'saved' || status === 'failed'
}

async function startSetup(ctx: Ctx, row: SetupRow): Promise<CardSetup> {
  const { id: setupId, paymentMethodId, returnUrl } = row
  const customerId = await customerOf(ctx, row.userId)
  const request = { setupId, customerId, paymentMethodId, returnUrl }
  return storeAnswer(ctx, row, await ctx.ports.cards.saveCard(request))
}

async function currentSetup(ctx: Ctx, row: SetupRow): Promise<CardSetup> {
  if (!isOver(row) && row.intentId) {
    return storeAnswer(ctx, row, await ctx.ports.cards.retrieveSetup(row.intentId))
  }
  const method = row.status === 'saved' ? await findMethod(ctx.db, row.paymentMethodId) : undefined
  const failure = storedFailure(row.failureCode)
  return {
    id: row.id,
    status: row.status === 'started' ? 'processing' : row.status,
    ...(method ? { paymentMethod: paymentMethodOf(ctx, method) } : {}),
    ...(failure ? { failure } : {}),
  }
}

async function storeAnswer(
  ctx: Ctx,
  row: SetupRow,
  answer: ProcessorSetup | Rejected,
): Promise<CardSetup> {
  const { id } = row
  if (answer.status === 'rejected' || answer.status === 'failed') {
    return storeFailure(ctx, row, answer.failure)
  }
  const { processorId: intentId, status } = answer
  if (status === 'saved') return storeCard(ctx, row, { intentId, card: answer.card })
  await updateOpenSetup(ctx.db, id, { intentId, status })
  if (status === 'processing') return { id, status }
  const { clientSecret, nextAction } = answer
  return { id, status, clientSecret, nextAction }
}

async function storeCard(
  ctx: Ctx,
  row: SetupRow,
  { intentId, card }: { intentId: string; card: ProcessorCard },
): Promise<CardSetup> {
  const { id, userId, holderName, wantsDefault } = row
  const { paymentMethodId } = card
  const changes = { intentId, paymentMethodId, status: 'saved' } as const
  await inTransaction(ctx, async (ctx) => {
    const isFirst = await updateOpenSetup(ctx.db, id, changes)
    if (isFirst) await saveCardFor(ctx, userId, { card: { ...card, holderName }, wantsDefault })
  })
  return currentSetup(ctx, { ...row, ...changes })
}

async function storeFailure(ctx: Ctx, row: SetupRow, failure: CardFailure): Promise<CardSetup> {
  const changes = { status: 'failed', failureCode: failure } as const
  await updateOpenSetup(ctx.db, row.id, changes)
  return currentSetup(ctx, { ...row, ...changes })
}
