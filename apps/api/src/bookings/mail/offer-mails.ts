import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { findOpenOffer, listLatestOffers, type OfferRow } from '#bookings/offers/offer-store.ts'
import { type BookingRow, findBooking } from '#bookings/store.ts'
import { nameOfUser } from '#identity/account/user-names.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { usDollars } from '#platform/mail/dollars.ts'
import { emailVersions } from '#platform/mail/layout.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { listCards } from '#suites/cards.ts'
import { loadMailedStay, photoPart, stayParts } from './stay-parts.ts'

export async function emailOffer(ctx: Ctx, event: Event<'booking.home_offered'>): Promise<void> {
  const booking = await findBooking(ctx.db, event.data.bookingId)
  const offer = booking && (await findOpenOffer(ctx.db, booking.id))
  if (!booking || !offer) return
  await email(ctx, { booking, offer, event, news: 'offered', readerId: booking.guestId })
}

export async function emailOfferAnswer(
  ctx: Ctx,
  event: Event<'booking.home_offer_answered'>,
): Promise<void> {
  const { bookingId, answer: news } = event.data
  const booking = await findBooking(ctx.db, bookingId)
  const [offer] = await listLatestOffers(ctx.db, [bookingId])
  if (!booking || !offer) return
  await email(ctx, { booking, offer, event, news, readerId: booking.ownerId })
}

type OfferMail = {
  booking: BookingRow
  offer: OfferRow
  event: { id: number }
  news: 'offered' | 'accepted' | 'declined'
  readerId: string
}

async function email(ctx: Ctx, { booking, offer, event, news, readerId }: OfferMail) {
  const reader = await findMailRecipient(ctx, readerId)
  if (!reader) return
  const stay = await loadMailedStay(ctx, booking)
  const other = (await listCards(ctx, [offer.suiteId])).get(offer.suiteId)
  const guest = await nameOfUser(ctx, booking.guestId)
  const isGuest = news === 'offered'
  const page = isGuest ? `my-bookings?booking=${booking.id}` : 'property-management/channels'
  await queueEmail(ctx, {
    key: `event:${event.id}`,
    to: reader.email,
    language: (isGuest ? booking.language : null) ?? reader.language,
    versions: emailVersions((text, language) => {
      const about = {
        guest,
        home: stay.suite.name,
        other: other?.name ?? '',
        reference: booking.reference,
        dates: formatDayRange(booking.checkIn, booking.checkOut, language, 'medium'),
        total: usDollars(offer.totalAmount, language),
        paid: usDollars(booking.totalAmount, language),
      }
      return {
        ...stayParts(ctx, stay, { text, language }),
        ...(other && photoPart(ctx.config.publicUrl, other, language)),
        subject: text(`home_offer.mail.${news}.subject`, about),
        heading: text(`home_offer.mail.${news}.heading`, about),
        paragraphs: [
          text('identity.mail.hello', { name: reader.fullName }),
          text(`home_offer.mail.${news}.body`, about),
        ],
        button: {
          label: text(isGuest ? 'home_offer.mail.view' : 'home_offer.mail.channels'),
          url: `${ctx.config.publicUrl}/${page}`,
        },
      }
    }),
  })
}
