import { addDays } from '@marea/contract/platform/time/days.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { importReview } from '../../apps/api/src/reviews/import/import-review.ts'
import { homesCalled } from '../../apps/api/src/suites/find-homes.ts'

const slug = 'casa-lienzo'

/** The owner rented the home on other platforms first and brought these along. */
const written = [
  {
    source: 'Airbnb',
    guestName: 'Priya',
    daysAgo: 38,
    overall: 5,
    text: 'Exactly like the photos, and the host answered within minutes. We would stay again.',
    language: 'en',
  },
  {
    source: 'Booking.com',
    guestName: 'Mauricio',
    daysAgo: 96,
    overall: 4,
    text: 'Muy bien ubicada y limpia. El sábado se escuchó algo de música de la calle.',
    language: 'es',
  },
] as const

export async function seedOutsideReviews(ctx: TransactionCtx): Promise<void> {
  const [home] = await homesCalled(ctx, slug)
  if (!home) throw new Error(`There is no home ${slug}.`)
  for (const { daysAgo, ...review } of written) {
    const writtenOn = addDays(todayOf(ctx), -daysAgo)
    await importReview(ctx, { suiteId: home.id, writtenOn, ...review })
  }
}
