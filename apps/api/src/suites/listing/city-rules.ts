import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import type { CityRules } from '@marea/contract/suites/listing/gaps.ts'
import { jurisdictionAt } from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listNeighborhoods } from '#suites/neighborhoods/neighborhood-store.ts'
import { listAllRequiredLicenses, listCities } from './listed-store.ts'

const noCity = { licenses: [], maxGuests: null, allowsHouses: true }

export function jurisdictionOf({
  location: { latitude, longitude },
}: Pick<ListingContents, 'location'>): Jurisdiction | null {
  if (latitude === null || longitude === null) return null
  return jurisdictionAt(latitude, longitude)
}

/** Reads the rules of every city once and answers for each draft. */
export async function readCityRules({ db }: Ctx) {
  const cities = await listCities(db)
  const required = await listAllRequiredLicenses(db)
  const known = await listNeighborhoods(db)
  const neighborhoods = known.filter(({ isActive }) => isActive).map(({ slug }) => slug)
  return (contents: Pick<ListingContents, 'location' | 'basics'>): CityRules => {
    const jurisdiction = jurisdictionOf(contents)
    const city = cities.find(({ code }) => code === jurisdiction)
    if (!city) return { ...noCity, neighborhoods }
    const { bedrooms } = contents.basics
    const licenses = required
      .filter((each) => each.jurisdiction === jurisdiction)
      .map(({ kind }) => kind)
    const { allowsHouses } = city
    return { licenses, maxGuests: maxGuests(city, bedrooms), allowsHouses, neighborhoods }
  }
}

type City = Awaited<ReturnType<typeof listCities>>[number]

function maxGuests(city: City, bedrooms: number | null): number | null {
  const { guestsPerBedroom, guestsBesides, guestsAtMost } = city
  if (guestsPerBedroom === null || bedrooms === null) return null
  const byBedrooms = guestsPerBedroom * bedrooms + (guestsBesides ?? 0)
  return Math.min(byBedrooms, guestsAtMost ?? byBedrooms)
}
