import { giftCardDesigns, giftCardRefundDays } from '@marea/contract/payments/gift-card-rules.ts'
import type { GiftCard } from '@marea/contract/payments/gift-cards.ts'
import { moneyIn } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import { storedFailure } from '#payments/cards/stored-failure.ts'
import { type Charge, currentCharge } from '#payments/charge/charge.ts'
import { type ChargeRow, listChargesFor } from '#payments/charge/charge-store.ts'
import { paidCardOf } from '#payments/charge/paid-card.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findGiftCard, type GiftCardRow, listGiftCardsOf, lockGiftCard } from './gift-card-store.ts'

export async function ownGiftCards(ctx: Ctx): Promise<GiftCard[]> {
  const rows = await listGiftCardsOf(ctx.db, personOf(ctx).userId)
  const charges = await listChargesFor(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    giftCardOf(
      ctx,
      row,
      charges.find(({ reference }) => reference === row.id),
    ),
  )
}

/** A gift card as its buyer sees it, with what the bank asks for while it waits. */
export async function ownGiftCard(ctx: Ctx, id: string): Promise<GiftCard> {
  const row = await requireOwn(ctx, await findGiftCard(ctx.db, id))
  const charge = await chargeOfGiftCard(ctx, id)
  const shown = giftCardOf(ctx, row, charge)
  if (!charge || row.status !== 'requested') return shown
  return withCharge(shown, await currentCharge(ctx, charge))
}

export async function lockOwnGiftCard(ctx: TransactionCtx, id: string): Promise<GiftCardRow> {
  return requireOwn(ctx, await lockGiftCard(ctx.db, id))
}

export async function chargeOfGiftCard({ db }: Ctx, id: string): Promise<ChargeRow | undefined> {
  const [charge] = await listChargesFor(db, [id])
  return charge
}

export function withCharge(card: GiftCard, charge: Charge): GiftCard {
  const { clientSecret, nextAction, failure } = charge
  return {
    ...card,
    ...(clientSecret ? { clientSecret } : {}),
    ...(nextAction ? { nextAction } : {}),
    ...(failure ? { failure } : {}),
  }
}

async function requireOwn(ctx: Ctx, row: GiftCardRow | undefined): Promise<GiftCardRow> {
  if (row?.buyerId !== personOf(ctx).userId) throw new Problem('resource.not_found')
  return row
}

/** The buyer may cancel for two weeks, as long as nobody has redeemed it. */
export function refundableUntil(ctx: Ctx, row: GiftCardRow): Temporal.Instant | null {
  const until = row.requestedAt.add({ hours: 24 * giftCardRefundDays })
  return row.status === 'paid' && Temporal.Instant.compare(ctx.now, until) < 0 ? until : null
}

export function giftCardOf(ctx: Ctx, row: GiftCardRow, charge: ChargeRow | undefined): GiftCard {
  const { id, senderName, recipientName, recipientEmail, message } = row
  return {
    id,
    senderName,
    recipientName,
    recipientEmail,
    message,
    amount: moneyIn(row, row.amount),
    status: statusOf(row),
    language: row.language,
    design: designOf(row),
    boughtAt: row.requestedAt.toString(),
    deliverAt: row.deliverAt.toString(),
    sentAt: row.sentAt?.toString() ?? null,
    redeemedAt: row.redeemedAt?.toString() ?? null,
    refundedAt: row.refundedAt?.toString() ?? null,
    refundableUntil: refundableUntil(ctx, row)?.toString() ?? null,
    card: paidCardOf(charge),
    failure: storedFailure(row.failure),
  }
}

function statusOf({ status, sentAt }: GiftCardRow): GiftCard['status'] {
  if (status !== 'paid') return status
  return sentAt ? 'sent' : 'waiting'
}

export function designOf({ design }: Pick<GiftCardRow, 'design'>) {
  return giftCardDesigns.find((each) => each === design) ?? giftCardDesigns[0]
}
