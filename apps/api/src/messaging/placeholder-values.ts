import type { ValuesInLanguages } from '@marea/contract/messaging/automatic-messages.ts'
import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { formatTimeIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { BookingStatus } from '#platform/generated/database.ts'
import { readHome } from '#suites/arrival.ts'
import { firstNameOf } from './conversation.ts'

type Stay = {
  status: BookingStatus
  reference: string
  guests: number
  checkIn: string
  checkOut: string
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
}

type About = { guestName: string; suiteId: string; stay: Stay | undefined }

type Home = Awaited<ReturnType<typeof readHome>>

export async function placeholderValues(ctx: Ctx, about: About): Promise<ValuesInLanguages> {
  const home = await readHome(ctx, about.suiteId)
  return perLanguage((language) => ({
    guest: firstNameOf(about.guestName) || null,
    owner: home.owner.firstName || null,
    home: home.suite.name,
    ...stayValues(home, about.stay, language),
    ...doorValues(ctx, home, about.stay, language),
  }))
}

function stayValues({ timeZone }: Home, stay: Stay | undefined, language: Language) {
  return {
    reference: stay?.reference ?? null,
    guests: stay ? String(stay.guests) : null,
    nights: stay ? String(nightsBetween(stay.checkIn, stay.checkOut)) : null,
    checkIn: stay ? formatDay(stay.checkIn, language, 'longWeekday') : null,
    checkInTime: stay ? formatTimeIn(timeZone, stay.checkInAt.epochMilliseconds, language) : null,
    checkOut: stay ? formatDay(stay.checkOut, language, 'longWeekday') : null,
    checkOutTime: stay ? formatTimeIn(timeZone, stay.checkOutAt.epochMilliseconds, language) : null,
  }
}

/** Only guests with a confirmed stay that is not over learn the address and how to get in. */
function doorValues({ now }: Ctx, { door }: Home, stay: Stay | undefined, language: Language) {
  const isComing =
    stay?.status === 'confirmed' && Temporal.Instant.compare(now, stay.checkOutAt) < 0
  if (!isComing) return { address: null, arrivalNotes: null }
  const { street, city, region, postalCode, notes } = door
  const own = [language, ...languages].map((each) => notes[each].trim()).find(Boolean)
  return { address: `${street}, ${city}, ${region} ${postalCode}`, arrivalNotes: own ?? null }
}
