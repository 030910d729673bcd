import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import { enqueueDetachCard } from '#payments/enqueue.ts'
import type { ProcessorCard } from '#platform/cards/port.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import {
  clearDefault,
  findMethod,
  insertMethod,
  listMethods,
  lockMethodsOf,
  type MethodRow,
  updateMethod,
} from './method-store.ts'

export async function ownPaymentMethods(ctx: Ctx): Promise<PaymentMethod[]> {
  const rows = await listMethods(ctx.db, personOf(ctx).userId)
  return rows.map((row) => paymentMethodOf(ctx, row))
}

/** The card to charge: one of the person's own, a new one, or by default the default card. */
export async function choosePaymentMethod(
  ctx: Ctx,
  userId: string,
  wanted: string | undefined,
): Promise<string> {
  if (wanted) {
    const known = await findMethod(ctx.db, wanted)
    const isForeign = known && (known.userId !== userId || known.removedAt)
    if (isForeign) throw new Problem('resource.not_found')
    return wanted
  }
  const [first] = await listMethods(ctx.db, userId)
  if (!first) throw new Problem('payments.method_missing')
  return first.id
}

/** Whether this is a card that the person has saved. */
export async function isSavedCard(ctx: Ctx, userId: string, id: string): Promise<boolean> {
  const known = await findMethod(ctx.db, id)
  return known?.userId === userId && known.removedAt === null
}

/** A saved card, or the one with the same number that replaced it; undefined if it was removed. */
export async function findUsableCard(
  ctx: Ctx,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const known = await findMethod(ctx.db, id)
  if (known?.userId !== userId) return undefined
  if (!known.removedAt) return id
  const saved = await listMethods(ctx.db, userId)
  const { fingerprint } = known
  return saved.find((row) => fingerprint !== null && row.fingerprint === fingerprint)?.id
}

/** The first card becomes the default. A card with the same number replaces the saved one. */
export async function saveCardFor(
  ctx: TransactionCtx,
  userId: string,
  { card, wantsDefault }: { card: ProcessorCard; wantsDefault: boolean },
): Promise<void> {
  await lockMethodsOf(ctx.db, userId)
  const { paymentMethodId: id, fingerprint, ...details } = card
  const others = (await listMethods(ctx.db, userId)).filter((row) => row.id !== id)
  const same = others.find((row) => fingerprint !== null && row.fingerprint === fingerprint)
  const isDefault = wantsDefault || (same ? same.isDefault : others.length === 0)
  if (isDefault) await clearDefault(ctx.db, userId)
  if (same) await detach(ctx, same.id)
  await insertMethod(ctx.db, {
    id,
    userId,
    processor: ctx.ports.cards.name,
    ...details,
    fingerprint,
    isDefault,
    createdAt: ctx.now,
  })
  await recordCardEvent(ctx, userId, 'saved')
}

export function setDefaultPaymentMethod(ctx: Ctx, id: string): Promise<PaymentMethod> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const row = await lockOwnMethod(ctx, userId, id)
    await clearDefault(ctx.db, userId)
    await updateMethod(ctx.db, id, { isDefault: true })
    await recordCardEvent(ctx, userId, 'changed')
    return paymentMethodOf(ctx, { ...row, isDefault: true })
  })
}

export function removePaymentMethod(ctx: Ctx, id: string): Promise<{ done: true }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { isDefault } = await lockOwnMethod(ctx, userId, id)
    await detach(ctx, id)
    const [next] = await listMethods(ctx.db, userId)
    if (isDefault && next) await updateMethod(ctx.db, next.id, { isDefault: true })
    await recordCardEvent(ctx, userId, 'removed')
    return { done: true }
  })
}

async function detach(ctx: TransactionCtx, id: string): Promise<void> {
  await updateMethod(ctx.db, id, { isDefault: false, removedAt: ctx.now })
  await enqueueDetachCard(ctx, { paymentMethodId: id })
}

async function lockOwnMethod(ctx: TransactionCtx, userId: string, id: string): Promise<MethodRow> {
  await lockMethodsOf(ctx.db, userId)
  const row = (await listMethods(ctx.db, userId)).find((each) => each.id === id)
  if (!row) throw new Problem('resource.not_found')
  return row
}

function recordCardEvent(
  ctx: TransactionCtx,
  userId: string,
  change: 'saved' | 'changed' | 'removed',
) {
  return recordEvent(ctx, { kind: `payments.card_${change}`, subject: `user:${userId}` })
}

export function paymentMethodOf(
  ctx: Pick<Ctx, 'now' | 'companyTimeZone'>,
  row: MethodRow,
): PaymentMethod {
  const { id, holderName, brand, lastFour, wallet, expiryMonth, expiryYear, isDefault } = row
  const [year = 0, month = 0] = todayOf(ctx).split('-').map(Number)
  const monthsLeft = (expiryYear - year) * 12 + expiryMonth - month
  const expiry = monthsLeft < 0 ? 'expired' : 'fine'
  return {
    id,
    holderName,
    brand,
    lastFour,
    wallet,
    expiryMonth,
    expiryYear,
    isDefault,
    expiry: monthsLeft === 0 || monthsLeft === 1 ? 'soon' : expiry,
  }
}
