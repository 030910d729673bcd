import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import { enqueueDetach } from '#payments/enqueue.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'
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
  return rows.map((row) => shownMethod(ctx, row))
}

/** The card that shall pay: one's own, a new one, or the default. */
export async function payingMethod(
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

type Kept = {
  id: string
  holderName: string
  wantsDefault: boolean
  card: {
    brand: string | null
    last4: string | null
    exp_month: number
    exp_year: number
    fingerprint?: string | null
  }
}

/** The first card is the default. The same card again takes the place of the one that is kept. */
export async function saveCardFor(
  ctx: TransactionCtx,
  userId: string,
  { id, holderName, wantsDefault, card }: Kept,
): Promise<void> {
  await lockMethodsOf(ctx.db, userId)
  const fingerprint = card.fingerprint ?? null
  const others = (await listMethods(ctx.db, userId)).filter((row) => row.id !== id)
  const older = others.find((row) => fingerprint !== null && row.fingerprint === fingerprint)
  const isDefault = wantsDefault || (older ? older.isDefault : others.length === 0)
  if (isDefault) await clearDefault(ctx.db, userId)
  if (older) await retire(ctx, older.id)
  await insertMethod(ctx.db, {
    id,
    userId,
    holderName,
    isDefault,
    createdAt: ctx.now,
    brand: card.brand ?? 'unknown',
    lastFour: card.last4 ?? '0000',
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    fingerprint,
  })
  await tell(ctx, userId, 'saved')
}

export function setDefaultPaymentMethod(ctx: Ctx, id: string): Promise<PaymentMethod> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const row = await lockOwn(ctx, userId, id)
    await clearDefault(ctx.db, userId)
    await updateMethod(ctx.db, id, { isDefault: true })
    await tell(ctx, userId, 'changed')
    return shownMethod(ctx, { ...row, isDefault: true })
  })
}

export function removePaymentMethod(ctx: Ctx, id: string): Promise<{ done: true }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { isDefault } = await lockOwn(ctx, userId, id)
    await retire(ctx, id)
    const [next] = await listMethods(ctx.db, userId)
    if (isDefault && next) await updateMethod(ctx.db, next.id, { isDefault: true })
    await tell(ctx, userId, 'removed')
    return { done: true }
  })
}

async function retire(ctx: TransactionCtx, id: string): Promise<void> {
  await updateMethod(ctx.db, id, { isDefault: false, removedAt: ctx.now })
  await enqueueDetach(ctx, id)
}

async function lockOwn(ctx: TransactionCtx, userId: string, id: string): Promise<MethodRow> {
  await lockMethodsOf(ctx.db, userId)
  const row = (await listMethods(ctx.db, userId)).find((each) => each.id === id)
  if (!row) throw new Problem('resource.not_found')
  return row
}

function tell(ctx: TransactionCtx, userId: string, what: 'saved' | 'changed' | 'removed') {
  return recordEvent(ctx, { kind: `payments.card_${what}`, subject: `user:${userId}` })
}

export function shownMethod({ now }: Pick<Ctx, 'now'>, row: MethodRow): PaymentMethod {
  const { id, holderName, brand, lastFour, expiryMonth, expiryYear, isDefault } = row
  const [year = 0, month = 0] = todayInMiami(now).split('-').map(Number)
  const monthsLeft = (expiryYear - year) * 12 + expiryMonth - month
  const expiry = monthsLeft < 0 ? 'expired' : 'fine'
  return {
    id,
    holderName,
    brand,
    lastFour,
    expiryMonth,
    expiryYear,
    isDefault,
    expiry: monthsLeft === 0 || monthsLeft === 1 ? 'soon' : expiry,
  }
}
