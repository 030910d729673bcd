import type { Language } from '@marea/contract/platform/language.ts'
import { personOf } from '#identity/account/user.ts'
import { printCharge } from '#payments/deposit/receipt.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { RawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { findGiftCard } from './gift-card-store.ts'
import { chargeOfGiftCard } from './own-gift-cards.ts'

export async function giftCardReceipt(
  ctx: Ctx,
  id: string,
  requestedLanguage: Language | undefined,
): Promise<RawResponse> {
  const row = await findGiftCard(ctx.db, id)
  const charge = await chargeOfGiftCard(ctx, id)
  const isOwn = row?.buyerId === personOf(ctx).userId
  if (!isOwn || !charge?.settledAt || charge.status !== 'succeeded') {
    throw new Problem('resource.not_found')
  }
  const paid = { ...charge, id, paidAt: charge.settledAt, of: 'gift_card' } as const
  return printCharge(ctx, paid, requestedLanguage)
}
