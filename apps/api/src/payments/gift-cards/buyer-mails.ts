import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event, Subscription } from '#platform/events/events.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { todayInMiami } from '#suites/today.ts'
import { deliverIfDue } from './deliver.ts'
import { findGiftCard } from './gift-card-store.ts'

type News = 'bought' | 'redeemed' | 'refunded'

/** A paid gift card is sent if it is due; its buyer hears of each step. */
export const giftCardSubscriptions: readonly Subscription[] = [
  {
    kind: 'payments.gift_card_bought',
    async follow(ctx, event: Event<'payments.gift_card_bought'>) {
      await deliverIfDue(ctx, event.data.giftCardId)
      await emailBuyer(ctx, event, 'bought')
    },
  },
  {
    kind: 'payments.gift_card_redeemed',
    follow: (ctx, event: Event<'payments.gift_card_redeemed'>) =>
      emailBuyer(ctx, event, 'redeemed'),
  },
  {
    kind: 'payments.gift_card_refunded',
    follow: (ctx, event: Event<'payments.gift_card_refunded'>) =>
      emailBuyer(ctx, event, 'refunded'),
  },
]

type GiftCardEvent = { id: number; subject: string; data: { giftCardId: string } }

async function emailBuyer(ctx: Ctx, event: GiftCardEvent, news: News): Promise<void> {
  const reader = await findMailRecipient(ctx, event.subject.replace(/^user:/, ''))
  const card = await findGiftCard(ctx.db, event.data.giftCardId)
  if (!reader || !card) return
  const { recipientName: recipient, recipientEmail: address, amount } = card
  const deliverOn = todayInMiami(card.deliverAt)
  const isLater = deliverOn > todayInMiami(card.requestedAt)
  await queueEmail(ctx, {
    key: `event:${event.id}`,
    to: reader.email,
    language: reader.language,
    versions: emailVersions((text, language) => {
      const about = {
        recipient,
        address,
        amount: usDollars(amount, language),
        day: formatDay(deliverOn, language, 'full'),
      }
      const body = news === 'bought' && isLater ? 'later' : 'body'
      return {
        subject: text(`gift.mail.${news}.subject`, { ...about, amount: dollars(amount, language) }),
        heading: text(`gift.mail.${news}.heading`),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(body === 'later' ? 'gift.mail.bought.later' : `gift.mail.${news}.body`, about),
        ],
        button: {
          label: text('gift.mail.buyer.button'),
          url: `${ctx.config.publicUrl}/account-settings/gift-cards`,
        },
        ...(news === 'bought' ? { note: text('gift.mail.bought.note') } : {}),
      }
    }),
  })
}
