import { recordFrom } from '@marea/contract/platform/record-of.ts'
import type { Listing, ListingState } from '@marea/contract/suites/listing/endpoints.ts'
import { gapsOf } from '@marea/contract/suites/listing/gaps.ts'
import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { todayAt } from '#suites/home-clock.ts'
import { readBoundaries } from '#suites/jurisdictions/boundaries.ts'
import { listLicenses } from '#suites/jurisdictions/license-store.ts'
import { findRight, includes, requireManagedSuite } from '#suites/managed-home.ts'
import { listOfferedNeighborhoods } from '#suites/neighborhoods/neighborhood-store.ts'
import { policyOf } from '#suites/suite-shape.ts'
import { jurisdictionOf, readCityRules } from './city-rules.ts'
import { type Draft, readDrafts } from './contents.ts'
import { withoutAccess } from './hide-access.ts'
import { listPolicies, listTaxes } from './listed-store.ts'
import { listKnownPhotos } from './media/upload-store.ts'

export async function showListing(ctx: Ctx, slug: string): Promise<Listing> {
  const suite = await requireManagedSuite(ctx, slug, 'view')
  const policies = await listPolicies(ctx.db)
  const state = await readState(ctx, suite.id)
  const right = (await findRight(ctx, suite)) ?? 'view'
  const canSeeAccess = includes(right, 'calendar')
  return {
    ...state,
    contents: canSeeAccess ? state.contents : withoutAccess(state.contents),
    slug,
    canEdit: includes(right, 'full'),
    canSeeAccess,
    neighborhoods: (await listOfferedNeighborhoods(ctx.db)).map(pinOf),
    jurisdictions: await readBoundaries(ctx),
    policies: policies.map(policyOf),
    today: await todayAt(ctx, suite.id),
  }
}

function pinOf(row: Awaited<ReturnType<typeof listOfferedNeighborhoods>>[number]) {
  const { slug, name, latitude, longitude, usualJurisdiction: jurisdiction } = row
  return { slug, name, latitude, longitude, jurisdiction }
}

export async function readDraft(ctx: Ctx, suiteId: string): Promise<Draft> {
  const [draft] = await readDrafts(ctx, [suiteId])
  if (!draft) throw new Problem('resource.not_found')
  return draft
}

/** The part of a listing that changes with every save. */
export async function readState(ctx: Ctx, suiteId: string): Promise<ListingState> {
  const draft = await readDraft(ctx, suiteId)
  const { contents, suite, rows } = draft
  const today = todayIn(suite.timeZone, ctx.now)
  const rules = (await readCityRules(ctx))(contents)
  const jurisdiction = jurisdictionOf(contents, rules.jurisdictions)
  return {
    status: suite.status,
    contents,
    photos: (await listKnownPhotos(ctx.db, [suiteId])).map(({ suiteId, ...photo }) => photo),
    sections: sectionStates(rows),
    city:
      jurisdiction === null
        ? null
        : {
            jurisdiction,
            taxes: await listTaxes(ctx.db, jurisdiction, today),
            licenses: [...rules.licenses],
            examples: await examplesOf(ctx, rules.licenses),
            maxGuests: rules.maxGuests,
            allowsHouses: rules.allowsHouses,
          },
    gaps: gapsOf(contents, rules, today),
  }
}

async function examplesOf({ db }: Ctx, kinds: readonly string[]): Promise<Record<string, string>> {
  const known = (await listLicenses(db)).filter(
    ({ code, example }) => kinds.includes(code) && example !== '',
  )
  return Object.fromEntries(known.map(({ code, example }) => [code, example]))
}

function sectionStates(rows: Draft['rows']): ListingState['sections'] {
  const stateOf = (section: ListingSection) => {
    const row = rows.get(section)
    return {
      version: row?.version ?? 0,
      savedAt: row ? String(row.changedAt) : null,
      isUnpublished: (row?.content ?? null) !== null,
    }
  }
  return recordFrom(listingSections, stateOf)
}
