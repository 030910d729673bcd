import type { Purchase } from '@marea/contract/payments/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { PaidStay } from '@marea/contract/wallet/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import { storedFailure } from '#payments/cards/stored-failure.ts'
import { paidCardOf } from '#payments/charge/paid-card.ts'
import type { Ctx } from '#platform/ctx.ts'
import { staysOf } from '#wallet/stays.ts'
import { listPurchases, type PurchaseRow } from './purchase-store.ts'

type Page = { before?: string | undefined; limit: number }

export async function ownPurchases(ctx: Ctx, { before, limit }: Page) {
  const { userId } = personOf(ctx)
  const [at, id] = before?.split('~') ?? []
  const rows = await listPurchases(ctx.db, userId, { at, id, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const stays = await staysOf(ctx, shown.map(causeOf))
  const items = shown.map((row) => purchaseOf(row, stays.get(causeOf(row))))
  return { items, next: last ? `${last.at}~${last.id}` : null }
}

function causeOf({ purpose, reference }: PurchaseRow): string {
  return `${purpose}:${reference}`
}

function purchaseOf(row: PurchaseRow, stay: PaidStay | undefined): Purchase {
  const { id, kind, purpose, reference, status, amount } = row
  const hasReceipt = kind === 'refund' || status === 'succeeded'
  return {
    id,
    kind,
    purpose,
    reference,
    status,
    stay: stay ?? null,
    amount: usd(amount),
    card: paidCardOf(row),
    failure: kind === 'charge' ? storedFailure(row.failureCode) : null,
    at: row.at.toString(),
    receipt: hasReceipt ? receiptOf(row) : null,
  }
}

/** One receipt covers a charge and all of its refunds. */
function receiptOf({ purpose, reference, isLate, chargeId }: PurchaseRow): Purchase['receipt'] {
  return isLate ? { purpose: 'charge', reference: chargeId } : { purpose, reference }
}
