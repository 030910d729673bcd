import type { NotificationKind } from '@marea/contract/notifications/kinds.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { findBalance } from '#bookings/balance/balance-store.ts'
import { findAlternatives } from '#bookings/cancel/alternatives.ts'
import { calendarFileOf, receiptOf } from '#bookings/documents/documents.ts'
import { moneyOf } from '#bookings/money.ts'
import { listLatestOffers } from '#bookings/offers/offer-store.ts'
import { earningOf } from '#bookings/owner-bookings.ts'
import type { BookingRow } from '#bookings/store.ts'
import { nameOfUser } from '#identity/account/user-names.ts'
import { findMailRecipient } from '#identity/mail-recipient.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Follow } from '#platform/events/consequences.ts'
import type { Event } from '#platform/events/events.ts'
import { dollars, usDollars } from '#platform/mail/dollars.ts'
import { type EmailText, emailVersions } from '#platform/mail/layout.ts'
import type { MoneyLine } from '#platform/mail/mail-parts.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { type BalancePart, balancePart } from './balance-part.ts'
import { loadGuestSections } from './guest-sections.ts'
import {
  findMailedStay,
  guestCountText,
  type MailedStay,
  nightsText,
  stayParts,
} from './stay-parts.ts'

type OwnerEvent = 'confirmed' | 'changed' | 'cancelled' | 'refunded'
type GuestEvent = OwnerEvent | 'payment_returned' | 'completed'

export function emailGuest(news: GuestEvent): Follow<`booking.${GuestEvent}`> {
  return async (ctx, event) => {
    const stay = await loadBooking(ctx, event)
    const { booking } = stay
    const reader = await findMailRecipient(ctx, booking.guestId)
    if (!reader) return
    const key = await emailNameFor(ctx, news, booking)
    const { refunded, kept } = await moneyOf(ctx, booking.id)
    const rest = await balancePart(ctx, booking)
    const paid = kept.wallet + kept.card
    const back = 'amount' in event.data ? event.data.amount : refunded.wallet + refunded.card
    const others = key === 'cancelled_by_owner' ? await findAlternatives(ctx, booking) : []
    const hasOthers = others.length > 0
    const sections = isAhead(news) ? await loadGuestSections(ctx, booking) : undefined
    const versions = emailVersions((text, language) => ({
      ...stayParts(ctx, stay, { text, language }),
      ...emailTexts(text, `guest_${key}`, { ...stay, language, back, hasOthers, paid, rest }),
      ...(sections && { sections: sections({ text, language }) }),
      lines: others.map(({ name, total }) => ({
        label: name,
        amount: dollars(total?.amount ?? 0, language),
      })),
      button: {
        label: text(`bookings.mail.guest_${key}.button`),
        url: `${ctx.config.publicUrl}/${pageFor(key, booking)}`,
      },
    }))
    const language = booking.language ?? reader.language
    const attachments = hasReceipt(news) ? await filesFor(ctx, booking, language) : []
    const about =
      news === 'completed' ? { topic: topicFor(booking.guestId, 'review_requested') } : {}
    const mail = { to: reader.email, language, versions, attachments, ...about }
    await queueEmail(ctx, { key: `event:${event.id}:guest`, ...mail })
  }
}

export function emailOwner(news: OwnerEvent): Follow<`booking.${OwnerEvent}`> {
  return async (ctx, event) => {
    const stay = await loadBooking(ctx, event)
    const { booking } = stay
    const reader = await findMailRecipient(ctx, booking.ownerId)
    if (!reader || booking.cancelledBy === 'owner') return
    const guest = await nameOfUser(ctx, booking.guestId)
    const back = 'amount' in event.data ? event.data.amount : 0
    const versions = emailVersions((text, language) => ({
      ...stayParts(ctx, stay, { text, language }),
      ...emailTexts(text, `owner_${news}`, { ...stay, language, guest, back }),
      lines: earningLines(text, booking, language),
      button: {
        label: text(`bookings.mail.owner_${news}.button`),
        url: `${ctx.config.publicUrl}/${ownerPageFor(booking)}`,
      },
    }))
    const page = ownerPageFor(booking)
    const file = await calendarFileOf(ctx, booking, { language: reader.language, page })
    const attachments = [attachment('stay.ics', 'text/calendar', file)]
    const { email: to, language } = reader
    const topic = topicFor(booking.ownerId, ownerTopics[news])
    const mail = { to, language, versions, attachments, topic }
    await queueEmail(ctx, { key: `event:${event.id}:owner`, ...mail })
  }
}

const ownerTopics = {
  confirmed: 'new_booking',
  changed: 'home_booking_changed',
  cancelled: 'home_booking_canceled',
  refunded: 'home_booking_changed',
} as const

function topicFor<Kind extends NotificationKind>(userId: string, kind: Kind) {
  return { userId, kind }
}

async function loadBooking(ctx: Ctx, event: Event<`booking.${GuestEvent}`>) {
  const { bookingId } = event.data
  const stay = await findMailedStay(ctx, bookingId)
  if (!stay) throw new Error(`Booking ${bookingId} is gone.`)
  return stay
}

/** Guests get a different email when the owner cancels, or when they moved to another home. */
async function emailNameFor(ctx: Ctx, news: GuestEvent, { id, cancelledBy }: BookingRow) {
  if (news !== 'cancelled' || cancelledBy === 'guest') return news
  if ((await findBalance(ctx.db, id))?.status === 'unpaid') return 'cancelled_unpaid'
  const [offer] = await listLatestOffers(ctx.db, [id])
  return offer?.answer === 'accepted' ? 'moved' : 'cancelled_by_owner'
}

type GuestEmailName = Awaited<ReturnType<typeof emailNameFor>>

function pageFor(key: GuestEmailName, { id }: BookingRow): string {
  return key === 'payment_returned' ? '' : `my-bookings?booking=${id}`
}

function ownerPageFor({ id }: BookingRow): string {
  return `property-management/bookings/${id}`
}

/** Emails before the stay include its address and terms. */
function isAhead(news: GuestEvent): boolean {
  return news === 'confirmed' || news === 'changed'
}

function hasReceipt(news: GuestEvent): boolean {
  return ['confirmed', 'changed', 'cancelled', 'refunded'].includes(news)
}

type EmailContext = MailedStay & {
  language: Language
  back?: number
  guest?: string
  /** What the guest has paid so far, if less than the total. */
  paid?: number
  rest?: BalancePart | undefined
  /** Whether homes on the same dates are listed below. */
  hasOthers?: boolean
}

type EmailName = `guest_${GuestEmailName}` | `owner_${OwnerEvent}`

function emailTexts(text: EmailText, email: EmailName, context: EmailContext) {
  const {
    booking,
    suite,
    places,
    language,
    back = 0,
    guest = '',
    hasOthers = false,
    rest,
  } = context
  const params = {
    home: suite.name,
    place: places[suite.neighborhood.slug]?.[language] ?? suite.neighborhood.name,
    guest,
    reference: booking.reference,
    comments: booking.comments,
    checkIn: formatDay(booking.checkIn, language, 'long'),
    checkOut: formatDay(booking.checkOut, language, 'long'),
    back: usDollars(back, language),
    count: booking.guests,
    nights: nightsText(booking, { text, language }),
    guests: guestCountText(booking, { text, language }),
    total: usDollars(context.paid ?? booking.totalAmount, language),
  }
  const hasComments = email === 'owner_confirmed' && booking.comments !== ''
  return {
    subject: text(`bookings.mail.${email}.subject`, params),
    heading: text(`bookings.mail.${email}.heading`, params),
    paragraphs: [
      text(`bookings.mail.${email}.body`, params),
      ...(hasComments ? [text('bookings.mail.comments', params)] : []),
      ...(rest ? [rest.sentence({ text, language })] : []),
      ...(hasOthers ? [text('bookings.mail.guest_cancelled_by_owner.alternatives')] : []),
    ],
  }
}

function earningLines(text: EmailText, booking: BookingRow, language: Language): MoneyLine[] {
  const amount = usDollars(earningOf(booking), language)
  return [{ label: text('bookings.mail.earning'), amount, isTotal: true }]
}

async function filesFor(ctx: Ctx, booking: BookingRow, language: Language) {
  const stay = await calendarFileOf(ctx, booking, { language, page: 'my-bookings' })
  const receipt = await receiptOf(ctx, booking, language)
  return [
    attachment('stay.ics', 'text/calendar', stay),
    attachment(`${booking.reference}.pdf`, 'application/pdf', receipt),
  ]
}

function attachment(name: string, type: string, content: string | Buffer) {
  return { name, type, base64: Buffer.from(content).toString('base64') }
}
