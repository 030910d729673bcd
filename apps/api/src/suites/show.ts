import { shownValues, textValues } from '@marea/contract/platform/fields/field-schemas.ts'
import { fieldsSeenOn } from '@marea/contract/platform/fields/fields.ts'
import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
import { Suite, type SuiteTexts } from '@marea/contract/suites/endpoints.ts'
import { suiteColumns, textColumns } from '@marea/contract/suites/listing-fields.ts'
import { photoAddress } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { repliesWithin } from '#suites/owner-profile/reply-time.ts'
import { nearbyOf } from './nearby/nearby.ts'
import { shownNeighborhood } from './neighborhoods/shown-neighborhood.ts'
import { languagesOf } from './owner-profile/owner-profile.ts'
import { publishedSuite } from './published.ts'
import { readSafety, shownSafety } from './safety/safety.ts'
import { findSafety } from './safety/safety-store.ts'
import {
  listAmenities,
  listLicenses,
  listPhotos,
  listSleepingAreas,
  listTexts,
  listVideos,
} from './store.ts'
import { photoOf, policyOf, ratingOf } from './suite-shape.ts'

const shownColumns = fieldsSeenOn(suiteColumns, 'page')
const shownTexts = fieldsSeenOn(textColumns, 'page')
const VideoFormats = Suite.shape.videos.element.shape.formats
const Beds = Suite.shape.sleepingAreas.element.shape.beds

/** Everything the page of a published suite shows. */
export async function showSuite(ctx: Ctx, slug: string): Promise<Suite> {
  const suite = await publishedSuite(ctx, slug)
  return {
    ...factsOf(suite),
    ...(await partsOf(ctx, suite.id)),
    neighborhood: neighborhoodOf(suite),
    address: addressOf(suite),
    cancellation: policyOf(suite),
    rating: ratingOf(suite.ratingCount, suite.ratingSum),
    owner: {
      ...ownerOf(ctx, suite),
      languages: await languagesOf(ctx, suite.ownerId),
      repliesWithin: await repliesWithin(ctx, suite.ownerId),
    },
    nearby: nearbyOf(suite),
    publishedAt: String(suite.publishedAt),
  }
}

type SuiteRow = Awaited<ReturnType<typeof publishedSuite>>

function factsOf(suite: SuiteRow) {
  const { id, slug, jurisdiction, timeZone, latitude, longitude, beds } = suite
  const shown = shownValues(shownColumns, suite)
  return { ...shown, id, slug, jurisdiction, timeZone, latitude, longitude, beds }
}

async function partsOf({ db }: Ctx, suiteId: string) {
  const [photos, videos, areas, amenities, safety, licenses, texts] = await Promise.all([
    listPhotos(db, [suiteId]),
    listVideos(db, suiteId),
    listSleepingAreas(db, suiteId),
    listAmenities(db, suiteId),
    findSafety(db, suiteId),
    listLicenses(db, suiteId),
    listTexts(db, suiteId),
  ])
  return {
    photos: photos.map(photoOf),
    videos: videos.map(({ fileKey: key, poster, seconds, formats, ...row }) => ({
      key,
      poster,
      seconds,
      formats: VideoFormats.parse(formats),
      caption: fromLocalizedColumns(row, 'caption'),
    })),
    sleepingAreas: areas.map(({ beds, photo, ...row }) => ({
      name: fromLocalizedColumns(row, 'name'),
      note: fromLocalizedColumns(row, 'note'),
      beds: Beds.parse(beds),
      photo,
    })),
    amenities: amenities.map(({ amenity }) => amenity),
    safety: shownSafety(readSafety(safety)),
    licenses: licenses.map(({ kind, number }) => ({ kind, number })),
    texts: perLanguage((language) => textsIn(texts, language)),
  }
}

function neighborhoodOf(suite: SuiteRow) {
  const { neighborhood: slug, neighborhoodName: name } = suite
  const { neighborhoodAbout: about, neighborhoodPhotos: photos } = suite
  return shownNeighborhood({ slug, name, about, photos })
}

function addressOf({ street, city, region, postalCode, country, isAddressPublic }: SuiteRow) {
  return { ...(isAddressPublic ? { street } : {}), city, region, postalCode, country }
}

function ownerOf(ctx: Ctx, { ownerName, ownerPhotoKey, ownerSince }: SuiteRow) {
  return {
    firstName: ownerName.split(' ', 1)[0] ?? '',
    photo: ownerPhotoKey === null ? null : photoAddress(ctx, ownerPhotoKey),
    since: todayIn(ctx.companyTimeZone, ownerSince),
  }
}

type TextRow = Awaited<ReturnType<typeof listTexts>>[number]

function textsIn(rows: readonly TextRow[], language: Language): SuiteTexts {
  return textValues(shownTexts, rows.find((row) => row.language === language) ?? {})
}
