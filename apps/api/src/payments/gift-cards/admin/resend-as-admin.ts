import type { OpenedGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import { sendAgain } from '#payments/gift-cards/deliver.ts'
import { lockGiftCard } from '#payments/gift-cards/gift-card-store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { showAdminGiftCard } from './admin-gift-cards.ts'

/** The administrator never sees the code, and can't send it to another address. */
export async function resendAsAdmin(ctx: Ctx, id: string, reason: string): Promise<OpenedGiftCard> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockGiftCard(ctx.db, id)
    if (!row) throw new Problem('resource.not_found')
    await sendAgain(ctx, row, reason)
    const subject = `gift_card:${id}` as const
    await recordAdminAct(ctx, { act: 'gift_cards.resent', subject, details: { reason } })
  })
  return showAdminGiftCard(ctx, id)
}
