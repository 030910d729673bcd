import { addDays } from '@marea/contract/platform/time/days.ts'
import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { setRates } from '../../apps/api/src/pricing/set-rates.ts'
import { createSuite } from '../../apps/api/src/suites/create.ts'
import { publicPosition } from '../../apps/api/src/suites/listing/public-position.ts'
import { setNeighborhoodPhotos } from '../../apps/api/src/suites/neighborhoods/neighborhood-store.ts'
import { publishSuite } from '../../apps/api/src/suites/publish/publish.ts'
import { companyInstant } from '../company-clock.ts'
import { publishedOn } from '../history/history.ts'
import { ratePlan } from '../history/seasons.ts'
import type { DemoHome } from '../listings/home.ts'
import { draftOf, homes } from '../listings/homes.ts'
import { neighborhoodPhotos } from '../listings/neighborhood-photos.ts'
import { demoUserId } from '../people/people.ts'

export type SeededHome = { id: string; home: DemoHome }

/** Created, priced and published through the same functions as any other home. */
export async function seedHomes(ctx: TransactionCtx): Promise<SeededHome[]> {
  for (const { slug, photos } of neighborhoodPhotos) {
    await setNeighborhoodPhotos(ctx.db, slug, photos)
  }
  const seeded: SeededHome[] = []
  for (const home of homes) seeded.push({ id: await seedHome(ctx, home), home })
  return seeded
}

async function seedHome(ctx: TransactionCtx, home: DemoHome): Promise<string> {
  const today = todayOf(ctx)
  const then = { ...ctx, now: companyInstant(publishedOn(home, today), '10:00') }
  const draft = withExpiringLicense(draftOf(home), today)
  const { latitude: pinLatitude, longitude: pinLongitude } = draft
  const { id } = draft.address.isPublic
    ? await createSuite(then, demoUserId(home.owner), draft)
    : await createSuite(then, demoUserId(home.owner), withPublicPosition(draft), {
        pinLatitude,
        pinLongitude,
      })
  await setRates(then, id, ratePlan(home, today))
  await publishSuite(then, id)
  return id
}

function withPublicPosition(draft: SuiteDraft): SuiteDraft {
  return { ...draft, ...publicPosition(draft) }
}

/** One license expires soon, so that the overview shows a warning. */
function withExpiringLicense(draft: SuiteDraft, today: string): SuiteDraft {
  if (draft.slug !== 'casa-malva') return draft
  const licenses = draft.licenses.map((license) =>
    license.kind === 'miami_certificate_of_use'
      ? { ...license, validUntil: addDays(today, 40) }
      : license,
  )
  return { ...draft, licenses }
}
