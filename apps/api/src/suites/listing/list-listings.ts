import type { CardPhoto } from '@marea/contract/suites/endpoints.ts'
import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { type Gap, gapsOf } from '@marea/contract/suites/listing/gaps.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { SuiteStatus } from '#platform/generated/database.ts'
import { todayIn } from '#platform/zoned-time.ts'
import {
  listNeighborhoods,
  listOfferedNeighborhoods,
} from '#suites/neighborhoods/neighborhood-store.ts'
import { readCityRules } from './city-rules.ts'
import { type Draft, readDrafts, unpublishedSections } from './contents.ts'
import { listKnownPhotos } from './media/upload-store.ts'

export type ListedHome = {
  id: string
  slug: string
  name: string
  status: SuiteStatus
  neighborhood: string
  bedrooms: number | null
  guests: number | null
  photo: CardPhoto | null
  changedAt: string
  hasUnpublishedEdits: boolean
  gaps: Gap[]
  expiring: { kind: LicenseKind; validUntil: string }[]
}

const daysBeforeExpiry = 30

export async function listListings(ctx: Ctx, ids: readonly string[]): Promise<ListedHome[]> {
  const drafts = await readDrafts(ctx, ids)
  const photos = drafts.length ? await listKnownPhotos(ctx.db, ids) : []
  const rulesOf = await readCityRules(ctx)
  const names = new Map((await listNeighborhoods(ctx.db)).map(({ slug, name }) => [slug, name]))
  return drafts.map((draft) => {
    const { suite, contents } = draft
    const today = todayIn(suite.timeZone, ctx.now)
    const rules = rulesOf(contents)
    const cover = photos.find(({ key }) => key === contents.photos.photos[0]?.key)
    return {
      id: suite.id,
      slug: suite.slug,
      name: contents.basics.name,
      status: suite.status,
      neighborhood: names.get(contents.location.neighborhood ?? suite.neighborhood) ?? '',
      bedrooms: contents.basics.bedrooms,
      guests: contents.basics.guests,
      photo: cover ? cardPhotoOf(cover) : null,
      changedAt: String(changedAtOf(draft)),
      hasUnpublishedEdits: unpublishedSections(draft).length > 0,
      gaps: gapsOf(contents, rules, today),
      expiring: expiringIn(draft, rules.licenses, today),
    }
  })
}

export async function listNeighborhoodNames({ db }: Ctx) {
  return (await listOfferedNeighborhoods(db)).map(({ slug, name }) => ({ slug, name }))
}

function cardPhotoOf({ key, width, height, widths, thumbhash }: CardPhoto): CardPhoto {
  return { key, width, height, widths, thumbhash }
}

function changedAtOf({ suite, rows }: Draft): Temporal.Instant {
  return [...rows.values()]
    .map(({ changedAt }) => changedAt)
    .reduce(
      (latest, each) => (Temporal.Instant.compare(each, latest) > 0 ? each : latest),
      suite.changedAt,
    )
}

function expiringIn(
  { contents }: Draft,
  required: readonly LicenseKind[],
  today: string,
): ListedHome['expiring'] {
  const soon = Temporal.PlainDate.from(today).add({ days: daysBeforeExpiry }).toString()
  return contents.licenses.licenses.flatMap(({ kind, validUntil }) =>
    required.includes(kind) && validUntil !== null && validUntil <= soon
      ? [{ kind, validUntil }]
      : [],
  )
}
