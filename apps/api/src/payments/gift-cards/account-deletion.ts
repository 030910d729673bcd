import type { DeletionBlocker } from '#identity/privacy/account-deletion.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { eraseRecipients, hasUnsentGiftCard } from './gift-card-store.ts'
import { ownGiftCards } from './own-gift-cards.ts'

export const giftCardsData: DataExportPart = async (ctx) => ({
  giftCards: await ownGiftCards(ctx),
})

/** A gift card with a delivery day ahead must be delivered or refunded first. */
export const unsentGiftCardBlocksDeletion: DeletionBlocker = async (ctx, userId) =>
  (await hasUnsentGiftCard(ctx.db, userId)) ? 'gift.deletion_blocked.unsent' : undefined

/** The holder of a code can still redeem it. */
export const eraseGiftCards: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  eraseRecipients(ctx.db, subject.replace(/^user:/, ''))
