import { cardName } from '@marea/contract/payments/card-name.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { balanceView } from '#bookings/balance/balance.ts'
import { findBalance } from '#bookings/balance/balance-store.ts'
import { receiptOf } from '#bookings/documents/documents.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { findMailedStay, stayParts } from './stay-parts.ts'

type BalanceNews = 'due_soon' | 'declined' | 'paid'

/** The guest is told before the balance is charged, when the card is declined and when it is paid. */
export function emailBalance(name: BalanceNews) {
  return (ctx: Ctx, event: Event<`booking.rest_${BalanceNews}`>) => emailGuest(ctx, event, name)
}

async function emailGuest(
  ctx: Ctx,
  { id, data }: Event<`booking.rest_${BalanceNews}`>,
  name: BalanceNews,
): Promise<void> {
  const stay = await findMailedStay(ctx, data.bookingId)
  const rest = await findBalance(ctx.db, data.bookingId)
  const view = stay && balanceView(rest, stay.booking)
  const reader = stay && (await findMailRecipient(ctx, stay.booking.guestId))
  // A reminder that waited until the balance was paid says nothing true any more.
  if (!stay || !view || !reader || (name !== 'paid' && rest?.status !== 'due')) return
  const { booking } = stay
  const language = booking.language ?? reader.language
  const versions = emailVersions((text, language) => ({
    ...stayParts(ctx, stay, { text, language }),
    ...textsOf(text, name, {
      home: stay.suite.name,
      reference: booking.reference,
      amount: usDollars(data.amount, language),
      card: cardName(view.card, text('card.unknown')),
      day: dayOf(data, language),
    }),
    button: {
      label: text(`bookings.mail.rest_${name}.button`),
      url: `${ctx.config.publicUrl}/${name === 'paid' ? 'my-bookings?booking=' : 'pay-rest/'}${booking.id}`,
    },
  }))
  const attachments = name === 'paid' ? [await receiptFile(ctx, booking, language)] : []
  const mail = { to: reader.email, language, versions, attachments }
  await queueEmail(ctx, { key: `event:${id}:guest`, ...mail })
}

function dayOf(data: Event<`booking.rest_${BalanceNews}`>['data'], language: Language): string {
  return 'day' in data ? formatDay(data.day, language, 'long') : ''
}

function textsOf(text: EmailText, name: BalanceNews, params: Record<string, string>) {
  return {
    subject: text(`bookings.mail.rest_${name}.subject`, params),
    heading: text(`bookings.mail.rest_${name}.heading`, params),
    paragraphs: [text(`bookings.mail.rest_${name}.body`, params)],
  }
}

async function receiptFile(ctx: Ctx, booking: Parameters<typeof receiptOf>[1], language: Language) {
  const file = await receiptOf(ctx, booking, language)
  return {
    name: `${booking.reference}.pdf`,
    type: 'application/pdf',
    base64: file.toString('base64'),
  }
}
