import { joinParts } from '@marea/contract/platform/fields/field-schemas.ts'
import { mapFields, valuesOf } from '@marea/contract/platform/fields/fields.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { Suite } from '@marea/contract/suites/endpoints.ts'
import { emptyGuide } from '@marea/contract/suites/home-guide.ts'
import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { listingFields, textColumns } from '@marea/contract/suites/listing-fields.ts'
import type { Ctx } from '#platform/ctx.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import { readSafety } from '#suites/safety/safety.ts'
import { listOwned, listOwnedParts } from './listed-store.ts'
import { listSections } from './listing-store.ts'

const Beds = Suite.shape.sleepingAreas.element.shape.beds

type SuiteRow = Awaited<ReturnType<typeof listOwned>>[number]
type Parts = Awaited<ReturnType<typeof listOwnedParts>>
type SectionRow = Awaited<ReturnType<typeof listSections>>[number]

export type Draft = {
  suite: SuiteRow
  contents: ListingContents
  /** By section; a section without a row was never saved in the editor. */
  rows: Map<string, SectionRow>
}

/** The published facts of each home with the unpublished edits of its sections over them. */
export async function readDrafts({ db }: Ctx, suiteIds: readonly string[]): Promise<Draft[]> {
  if (!suiteIds.length) return []
  const suites = await listOwned(db, suiteIds)
  const parts = await listOwnedParts(db, suiteIds)
  const saved = Map.groupBy(await listSections(db, suiteIds), ({ suiteId }) => suiteId)
  return suites.map((suite) => {
    const rows = new Map((saved.get(suite.id) ?? []).map((row) => [row.section, row]))
    return { suite, rows, contents: contentsOf(suite, parts, rows) }
  })
}

export function unpublishedSections({ rows }: Pick<Draft, 'rows'>): ListingSection[] {
  return listingSections.filter((section) => (rows.get(section)?.content ?? null) !== null)
}

function contentsOf(suite: SuiteRow, parts: Parts, rows: Map<string, SectionRow>) {
  const listed = { ...factsOf(suite), ...partsOf(suite, parts) }
  const sections = listingSections.map((section) => {
    // An edit that was saved before a field existed gets the published value.
    const content = rows.get(section)?.content
    return [section, Object.assign({}, listed[section], content)]
  })
  return ListingContents.parse(Object.fromEntries(sections))
}

function factsOf(suite: SuiteRow) {
  const { street, city, postalCode, neighborhood, latitude, longitude } = suite
  return {
    basics: valuesOf(listingFields.basics, suite),
    prices: valuesOf(listingFields.prices, suite),
    cancellation: { code: suite.cancellation },
    location: {
      street,
      city,
      postalCode,
      neighborhood,
      latitude: suite.pinLatitude ?? latitude,
      longitude: suite.pinLongitude ?? longitude,
      isPublic: suite.isAddressPublic,
      shown: { latitude, longitude },
    },
  }
}

function partsOf(suite: SuiteRow, parts: Parts) {
  const { id: suiteId } = suite
  const texts = textsOf(parts.texts.get(suiteId) ?? [])
  return {
    photos: {
      photos: (parts.photos.get(suiteId) ?? []).map(({ fileKey: key, room, ...row }) => ({
        key,
        room,
        alt: fromLocalizedColumns(row, 'alt'),
        caption: fromLocalizedColumns(row, 'caption'),
      })),
      videos: (parts.videos.get(suiteId) ?? []).map(
        ({ fileKey: key, poster, seconds, formats, ...row }) => ({
          key,
          poster,
          seconds,
          formats,
          caption: fromLocalizedColumns(row, 'caption'),
        }),
      ),
    },
    rooms: {
      areas: (parts.areas.get(suiteId) ?? []).map(({ beds, photo, ...row }) => ({
        name: fromLocalizedColumns(row, 'name'),
        note: fromLocalizedColumns(row, 'note'),
        beds: Beds.parse(beds),
        photo,
      })),
    },
    amenities: {
      amenities: (parts.amenities.get(suiteId) ?? []).map(({ amenity }) => amenity),
    },
    extras: {
      ...valuesOf(listingFields.extras, suite),
      extras: (parts.extras.get(suiteId) ?? []).map(({ extra: code, amount }) => ({
        code,
        amount,
      })),
    },
    safety: readSafety(parts.safety.get(suiteId)?.[0]),
    texts: valuesOf(listingFields.texts, texts),
    rules: valuesOf(listingFields.rules, { ...suite, ...texts }),
    guide: parts.guides.get(suiteId)?.[0]?.guide ?? emptyGuide(),
    licenses: {
      licenses: (parts.licenses.get(suiteId) ?? []).map(({ kind, number, validUntil }) => ({
        kind,
        number,
        validUntil: validUntil === null ? null : String(validUntil),
      })),
    },
  }
}

type TextRow = Parts['texts'] extends Map<string, (infer Row)[]> ? Row : never

function textsOf(rows: readonly TextRow[]) {
  return mapFields(textColumns, (field, name) =>
    perLanguage((language) => {
      const row = rows.find((text) => text.language === language)
      return row ? joinParts(field, row[name]) : ''
    }),
  )
}
