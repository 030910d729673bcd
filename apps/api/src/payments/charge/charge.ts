import { randomUUID } from 'node:crypto'
import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import type { NextAction } from '@marea/contract/payments/endpoints.ts'
import { customerOf } from '#payments/cards/customer.ts'
import { choosePaymentMethod } from '#payments/cards/payment-methods.ts'
import { storedFailure } from '#payments/cards/stored-failure.ts'
import { enqueueSettleCharge } from '#payments/enqueue.ts'
import { chargeCounts } from '#payments/metrics.ts'
import { resolveReturnUrl } from '#payments/return-url.ts'
import type { ProcessorCard, ProcessorCharge, Rejected } from '#platform/cards/port.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { noteOrigin } from './charge-origins.ts'
import { type ChargeRow, findCharge, insertCharge, updateOpenCharge } from './charge-store.ts'

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
  /** The card that paid, for what follows from its success. */
  card?: ProcessorCard | undefined
}

type NewCharge = {
  userId: string
  purpose: Purpose
  /** The id of the deposit or the booking. */
  reference: string
  amount: number
  /** Without it the default card is charged. */
  paymentMethodId?: string | undefined
  saveCard?: boolean
  /** The cardholder is not there to authenticate. */
  isOffSession?: boolean
  requestKey: string
  /** A path of the site, or an address on an origin of ours. */
  returnUrl?: string
  /** Runs in the transaction that stores the charge and throws if it must not be made any more. */
  claim?: (ctx: TransactionCtx) => Promise<void>
}

/** A lost call is repeated only while whoever asked for it may still be waiting. */
const retryWindow = { minutes: 5 }

/** Stores the charge, asks the processor, stores its answer; the same key again continues from there. */
export async function startCharge(ctx: Ctx, given: NewCharge): Promise<Charge> {
  if (ctx.db.isTransaction) throw new Error('Cards are charged outside of transactions.')
  const newRow = await rowOf(ctx, given)
  const row = await inTransaction(ctx, async (ctx) => {
    await given.claim?.(ctx)
    const stored = await insertCharge(ctx.db, newRow)
    if (stored.id === newRow.id && !given.isOffSession) await noteOrigin(ctx, stored)
    return stored
  })
  if (row.id === newRow.id) chargeCounts.add('started')
  if (!isSame(row, given)) throw new Problem('ledger.key_reused')
  if (row.status !== 'started') return currentCharge(ctx, row)
  const deadline = row.createdAt.add(retryWindow)
  if (Temporal.Instant.compare(deadline, ctx.now) < 0) throw new Problem('request.in_progress')
  return storeAnswer(ctx, row, await askProcessor(ctx, row, given))
}

/** The charge as the processor knows it now, with what the cardholder's bank asks for. */
export async function currentCharge(ctx: Ctx, row: ChargeRow): Promise<Charge> {
  if (row.settledAt || !row.intentId) return chargeOf(row)
  return withAnswer(row, await ctx.ports.cards.retrieve(row.intentId))
}

/** Abandons a charge that nobody finishes; one that has succeeded meanwhile stays paid. */
export async function abandonCharge(ctx: Ctx, chargeId: string): Promise<void> {
  await enqueueSettleCharge(ctx, { chargeId, isAbandoned: true })
}

/** Callers check that the charge belongs to the actor. */
export async function lookUpCharge(ctx: Ctx, id: string): Promise<Charge | undefined> {
  const row = await findCharge(ctx.db, id)
  return row && currentCharge(ctx, row)
}

async function rowOf(ctx: Ctx, given: NewCharge) {
  if (ctx.ports.cards.isClosed) throw new Problem('payments.unreachable')
  const { userId, purpose, reference, amount, requestKey, saveCard = false } = given
  const paymentMethodId = await choosePaymentMethod(ctx, userId, given.paymentMethodId)
  const returnUrl = resolveReturnUrl(ctx.config, given.returnUrl ?? '/my-wallet')
  return {
    id: randomUUID(),
    userId,
    processor: ctx.ports.cards.name,
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

function isSame(row: ChargeRow, given: NewCharge): boolean {
  const { amount, purpose, reference, paymentMethodId } = given
  return (
    row.amount === amount &&
    row.purpose === purpose &&
    row.reference === reference &&
    (paymentMethodId ?? row.paymentMethodId) === row.paymentMethodId
  )
}

async function askProcessor(
  ctx: Ctx,
  row: ChargeRow,
  { isOffSession = false }: NewCharge,
): Promise<ProcessorCharge | Rejected> {
  const { id: chargeId, purpose, reference, paymentMethodId, savesCard, returnUrl } = row
  return ctx.ports.cards.charge({
    chargeId,
    purpose,
    reference,
    amount: row.amount,
    currency: row.currency,
    paymentMethodId,
    savesCard,
    returnUrl,
    isOffSession,
    customerId: await customerOf(ctx, row.userId),
  })
}

async function storeAnswer(
  ctx: Ctx,
  row: ChargeRow,
  answer: ProcessorCharge | Rejected,
): Promise<Charge> {
  const chargeId = row.id
  if (answer.status === 'rejected') {
    const { failure } = answer
    await enqueueSettleCharge(ctx, { chargeId, refusal: failure })
    return { ...chargeOf(row), status: 'failed', failure }
  }
  await inTransaction(ctx, async (ctx) => {
    const status = openStatusOf(answer)
    await updateOpenCharge(ctx.db, chargeId, { intentId: answer.processorId, status })
    if (status === 'processing') await enqueueSettleCharge(ctx, { chargeId })
  })
  return withAnswer(row, answer)
}

/** Until its end is stored, a charge waits for the cardholder or for us. */
export function openStatusOf({ status }: ProcessorCharge): 'requires_action' | 'processing' {
  return status === 'requires_action' ? status : 'processing'
}

/** The processor's answer about a charge whose outcome is not stored yet; only `settleCharge` stores it. */
function withAnswer(row: ChargeRow, answer: ProcessorCharge): Charge {
  const charge = chargeOf(row)
  switch (answer.status) {
    case 'requires_action': {
      const { status, clientSecret, nextAction } = answer
      return { ...charge, status, clientSecret, nextAction }
    }
    case 'declined':
    case 'canceled':
      return { ...charge, status: 'failed', failure: answer.failure }
    default:
      return { ...charge, status: 'processing' }
  }
}

export function chargeOf(row: ChargeRow): Charge {
  const { id, userId, purpose, reference, amount, status } = row
  const failure = storedFailure(row.failureCode)
  return { id, userId, purpose, reference, amount, status, ...(failure ? { failure } : {}) }
}

/** The ledger account that holds the money of a charge. */
export function accountOf({
  purpose,
  userId,
  reference,
}: Pick<ChargeRow, 'purpose' | 'userId' | 'reference'>) {
  if (purpose === 'gift_card') return ledgerAccounts.giftCard(reference)
  return purpose === 'deposit' ? ledgerAccounts.wallet(userId) : ledgerAccounts.escrow(reference)
}
