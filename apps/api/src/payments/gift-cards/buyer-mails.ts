import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { findGiftCard } from './gift-card-store.ts'

type News = 'bought' | 'redeemed' | 'refunded'

/** The buyer gets an email about each step. */
export function emailBuyer(news: News) {
  return (ctx: Ctx, event: Event<`payments.gift_card_${News}`>) => email(ctx, event, news)
}

type GiftCardEvent = { id: number; subject: string; data: { giftCardId: string } }

async function email(ctx: Ctx, event: GiftCardEvent, news: News): Promise<void> {
  const reader = await findMailRecipient(ctx, event.subject.replace(/^user:/, ''))
  const card = await findGiftCard(ctx.db, event.data.giftCardId)
  if (!reader || !card) return
  const { recipientName: recipient, recipientEmail: address, amount } = card
  const deliverOn = todayIn(ctx.companyTimeZone, card.deliverAt)
  const isLater = deliverOn > todayIn(ctx.companyTimeZone, card.requestedAt)
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
