import { type GuestCounts, guestCountWords } from '@marea/contract/calendar/guest-counts.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDay, formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { formatTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { PlaceNames } from '@marea/contract/suites/neighborhoods/place-names.ts'
import { type BookingRow, findBooking } from '#bookings/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { EmailText } from '#platform/mail/layout.ts'
import type { MailDate, MailParts } from '#platform/mail/mail-parts.ts'
import { listCards, type UnpricedCard } from '#suites/cards.ts'
import { readPlaceNames } from '#suites/neighborhoods/place-names.ts'

export type MailedStay = { booking: BookingRow; suite: UnpricedCard; places: PlaceNames }

export async function findMailedStay(ctx: Ctx, id: string): Promise<MailedStay | undefined> {
  const booking = await findBooking(ctx.db, id)
  return booking && loadMailedStay(ctx, booking)
}

export async function loadMailedStay(ctx: Ctx, booking: BookingRow): Promise<MailedStay> {
  const suite = (await listCards(ctx, [booking.suiteId])).get(booking.suiteId)
  if (!suite) throw new Error(`The home of booking ${booking.id} is gone.`)
  return { booking, suite, places: await readPlaceNames(ctx) }
}

type Written = { text: EmailText; language: Language }

export function stayParts({ config }: Ctx, { booking, suite }: MailedStay, written: Written) {
  const { text, language } = written
  const { checkIn, checkOut, reference } = booking
  const range = formatDayRange(checkIn, checkOut, language, 'medium')
  return {
    preview: `${range}, ${guestCountText(booking, written)}`,
    reference,
    dates: datesOf(booking, { text, language }),
    ...photoPart(config.publicUrl, suite, language),
  } satisfies Partial<MailParts>
}

/** JPEG, which every email program shows, from our own site. */
export function photoPart(
  publicUrl: string,
  { photos }: Pick<UnpricedCard, 'photos'>,
  language: Language,
): Pick<MailParts, 'photo'> {
  const [photo] = photos
  if (!photo) return {}
  return { photo: { url: `${publicUrl}/photos/${photo.key}-shared.jpg`, alt: photo.alt[language] } }
}

export function guestCountText(guestCounts: GuestCounts, { text }: Written): string {
  return guestCountWords(guestCounts, text)
}

export function nightsText({ checkIn, checkOut }: BookingRow, { text }: Written): string {
  return text('confirmed.nights_count', { count: nightsBetween(checkIn, checkOut) })
}

function datesOf(booking: BookingRow, { text, language }: Written): MailDate[] {
  const { checkIn, checkOut, checkInAt, checkOutAt, timeZone } = booking
  const clock = (at: Temporal.Instant) => formatTimeIn(timeZone, at.epochMilliseconds, language)
  return [
    {
      label: text('bookings.check_in'),
      day: formatDay(checkIn, language, 'shortWeekday'),
      time: text('bookings.email_after', { time: clock(checkInAt) }),
    },
    {
      label: text('bookings.check_out'),
      day: formatDay(checkOut, language, 'shortWeekday'),
      time: text('bookings.email_by', { time: clock(checkOutAt) }),
    },
  ]
}
