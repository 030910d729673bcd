import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import type { CityRules } from '@marea/contract/suites/listing/gaps.ts'
import {
  type BoundedJurisdiction,
  jurisdictionAt,
} from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { boundedOf } from '#suites/jurisdictions/boundaries.ts'
import {
  listOfferedJurisdictions,
  listRequirements,
} from '#suites/jurisdictions/jurisdiction-store.ts'
import { listOfferedNeighborhoods } from '#suites/neighborhoods/neighborhood-store.ts'

const noCity = { licenses: [], maxGuests: null, allowsHouses: true }

/** Null without a pin, and where no home is offered. */
export function jurisdictionOf(
  { location: { latitude, longitude } }: Pick<ListingContents, 'location'>,
  jurisdictions: readonly BoundedJurisdiction[],
): Jurisdiction | null {
  if (latitude === null || longitude === null) return null
  return jurisdictionAt(jurisdictions, latitude, longitude)
}

/** Reads the rules of every city once and answers for each draft. */
export async function readCityRules(ctx: Ctx) {
  const { db } = ctx
  const cities = await listOfferedJurisdictions(db)
  const jurisdictions = cities.map(boundedOf)
  const required = await listRequirements(db, todayOf(ctx))
  const offered = await listOfferedNeighborhoods(db)
  const slugsOf = (rows: typeof offered) => rows.map(({ slug }) => slug)
  return (contents: Pick<ListingContents, 'location' | 'basics'>): CityRules => {
    const jurisdiction = jurisdictionOf(contents, jurisdictions)
    const city = cities.find(({ code }) => code === jurisdiction)
    if (!city) return { ...noCity, neighborhoods: slugsOf(offered), jurisdictions }
    const { bedrooms } = contents.basics
    const licenses = required
      .filter((each) => each.jurisdiction === jurisdiction)
      .map(({ kind }) => kind)
    const { allowsHouses } = city
    return {
      licenses,
      maxGuests: maxGuests(city, bedrooms),
      allowsHouses,
      neighborhoods: slugsOf(offered.filter(({ place }) => place === city.place)),
      jurisdictions,
    }
  }
}

type City = Awaited<ReturnType<typeof listOfferedJurisdictions>>[number]

function maxGuests(city: City, bedrooms: number | null): number | null {
  const { guestsPerBedroom, guestsBesides, guestsAtMost } = city
  if (guestsPerBedroom === null || bedrooms === null) return null
  const byBedrooms = guestsPerBedroom * bedrooms + (guestsBesides ?? 0)
  return Math.min(byBedrooms, guestsAtMost ?? byBedrooms)
}
