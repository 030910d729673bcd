import { shownValues } from '@marea/contract/platform/fields/field-schemas.ts'
import { fieldsSeenOn, valuesOf } from '@marea/contract/platform/fields/fields.ts'
import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { suiteColumns, textColumns } from '@marea/contract/suites/listing-fields.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { readBoundaries } from '#suites/jurisdictions/boundaries.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { nearbyOf } from '#suites/nearby/nearby.ts'
import { findNeighborhood } from '#suites/neighborhoods/neighborhood-store.ts'
import { shownNeighborhood } from '#suites/neighborhoods/shown-neighborhood.ts'
import { languagesOf } from '#suites/owner-profile/owner-profile.ts'
import { shownSafety } from '#suites/safety/safety.ts'
import { policyOf } from '#suites/suite-shape.ts'
import { jurisdictionOf } from './city-rules.ts'
import { columnValues, textValues } from './compile.ts'
import type { Draft } from './contents.ts'
import { listPolicies } from './listed-store.ts'
import { readDraft } from './listing.ts'
import { listKnownPhotos } from './media/upload-store.ts'

/** The page that guests would see if the draft were published now, complete or not. */
export async function previewListing(ctx: Ctx, slug: string): Promise<Suite> {
  const { id } = await requireManagedSuite(ctx, slug, 'view')
  const draft = await readDraft(ctx, id)
  const { suite, contents } = draft
  const { location } = contents
  const { latitude, longitude } = location.shown ?? suite
  return {
    ...factsOf(draft),
    ...(await partsOf(ctx, draft)),
    id,
    slug,
    latitude,
    longitude,
    jurisdiction: jurisdictionOf(contents, await readBoundaries(ctx)) ?? suite.jurisdiction,
    timeZone: suite.timeZone,
    neighborhood: await neighborhoodOf(ctx, draft),
    address: {
      ...(location.isPublic ? { street: location.street } : {}),
      city: location.city,
      region: suite.region,
      postalCode: location.postalCode,
      country: suite.country,
    },
    cancellation: await policyIn(ctx, draft),
    rating: null,
    owner: { ...ownerOf(ctx, draft), languages: await languagesOf(ctx, suite.ownerId) },
    nearby: nearbyOf({ latitude, longitude }),
    publishedAt: String(suite.publishedAt ?? ctx.now),
  }
}

function factsOf({ contents }: Draft) {
  const beds = contents.rooms.areas.flatMap((area) => area.beds)
  const slept = beds.filter(({ kind }) => kind !== 'crib')
  return {
    ...shownValues(fieldsSeenOn(suiteColumns, 'page'), columnValues(contents)),
    beds: slept.reduce((sum, { count }) => sum + count, 0),
  }
}

async function partsOf({ db }: Ctx, { suite, contents }: Draft) {
  const { photos, rooms, amenities, safety, licenses } = contents
  const known = new Map((await listKnownPhotos(db, [suite.id])).map((each) => [each.key, each]))
  return {
    photos: photos.photos.flatMap(({ key, alt, caption, room }) => {
      const facts = known.get(key)
      if (!facts) return []
      const { suiteId, ...photo } = facts
      return [{ ...photo, alt, caption: isCaptioned(caption) ? caption : null, room }]
    }),
    videos: photos.videos,
    sleepingAreas: rooms.areas,
    amenities: amenities.amenities,
    safety: shownSafety(safety),
    licenses: licenses.licenses
      .filter(({ number }) => number !== '')
      .map(({ kind, number }) => ({ kind, number })),
    texts: shownTexts(contents),
  }
}

function shownTexts(contents: ListingContents): Suite['texts'] {
  const texts = textValues(contents)
  const seen = fieldsSeenOn(textColumns, 'page')
  return perLanguage((language) => valuesOf(seen, texts[language]))
}

function isCaptioned(caption: Record<Language, string>): boolean {
  return languages.every((language) => caption[language].trim() !== '')
}

async function neighborhoodOf({ db }: Ctx, { suite, contents }: Draft) {
  const slug = contents.location.neighborhood ?? suite.neighborhood
  const found = await findNeighborhood(db, slug)
  if (!found) throw new Error(`There is no neighborhood ${slug}`)
  return shownNeighborhood(found)
}

async function policyIn({ db }: Ctx, { suite, contents }: Draft) {
  const code = contents.cancellation.code ?? suite.cancellation
  const found = (await listPolicies(db)).find(({ cancellation }) => cancellation === code)
  if (!found) throw new Error(`There is no cancellation policy ${code}`)
  return policyOf(found)
}

function ownerOf(
  { companyTimeZone }: Ctx,
  { suite: { ownerName, ownerSince } }: Draft,
): Omit<Suite['owner'], 'languages'> {
  const since = todayIn(companyTimeZone, ownerSince)
  return { firstName: ownerName.split(' ', 1)[0] ?? '', photo: null, since, repliesWithin: null }
}
