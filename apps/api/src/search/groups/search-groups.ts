import { stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { fewHomes } from '@marea/contract/search/endpoints.ts'
import { kilometersBetween, type Position } from '@marea/contract/suites/kilometers.ts'
import { areaOf, type KnownAreas, type Area as SearchedArea } from '#search/demand/searched-area.ts'
import type { Nights, ParsedSearch } from '#search/query.ts'
import type { Find } from '#search/relax.ts'
import type { Found, Hit } from '#search/results.ts'

export type Group = { hits: Hit[] } & (
  | ({ kind: 'shift'; days: number } & Nights)
  | { kind: 'neighborhood'; slug: string; name: string }
)

type Area = Position & SearchedArea

type GroupQuery = {
  find: Find
  asked: ParsedSearch
  found: Found
  today: string
  /** Read only where a group needs them. */
  readAreas: () => Promise<KnownAreas<Area>>
}

const farthestShift = 3
const enoughShifted = 3
const mostInGroup = 6
const mostAreas = 2
const farthestKilometers = 20

/** Alternatives for an exact search that finds few homes: a little earlier or later, or nearby. */
export async function groupsOf(query: GroupQuery): Promise<Group[]> {
  const { asked, found } = query
  const isFirstPage = asked.hasFacets && asked.page === 1
  if (asked.when.kind !== 'fixed' || !isFirstPage || found.count >= fewHomes) return []
  return [...(await shiftedGroups(query, asked.when)), ...(await nearbyGroups(query))]
}

/** Each home once, at the stay nearest to the requested one; farther days only if few are nearer. */
async function shiftedGroups(
  { find, asked, found, today }: GroupQuery,
  stay: Nights,
): Promise<Group[]> {
  const shown = new Set(found.hits.map(({ id }) => id))
  const groups: Group[] = []
  for (let days = 1; days <= farthestShift && countOf(groups) < enoughShifted; days += 1) {
    const both = []
    for (const shift of [-days, days]) {
      const nights = shifted(stay, shift)
      if (stayRefusalOf({ ...nights, guests: 1, pets: 0 }, today)) continue
      const { hits } = await find({ ...plain(asked), when: { kind: 'fixed', ...nights } })
      const fresh = hits.filter(({ id }) => !shown.has(id))
      both.push({ kind: 'shift' as const, days: shift, ...nights, hits: fresh })
    }
    for (const group of withoutRepeats(both)) {
      for (const { id } of group.hits) shown.add(id)
      if (group.hits.length) groups.push(group)
    }
  }
  return groups.map((group) => ({ ...group, hits: group.hits.slice(0, mostInGroup) }))
}

function shifted({ checkIn, checkOut }: Nights, days: number): Nights {
  return { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }
}

function plain(asked: ParsedSearch): ParsedSearch {
  return { ...asked, page: 1, hasFacets: false }
}

/** A home that is available both earlier and later is offered where it costs less. */
function withoutRepeats<Each extends { hits: Hit[] }>(groups: Each[]): Each[] {
  const lowest = new Map<string, Hit>()
  for (const hit of groups.flatMap(({ hits }) => hits)) {
    const known = lowest.get(hit.id)
    if (!known || hit.amount < known.amount) lowest.set(hit.id, hit)
  }
  return groups.map((group) => ({
    ...group,
    hits: group.hits.filter((hit) => lowest.get(hit.id) === hit),
  }))
}

function countOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { hits }) => sum + hits.length, 0)
}

/** The neighborhoods nearest to the one searched in that have homes for the same search. */
async function nearbyGroups({ find, asked, found, readAreas }: GroupQuery): Promise<Group[]> {
  if (asked.where === '' || asked.bbox) return []
  const areas = await readAreas()
  const searched = areaOf(asked.where, areas)
  const here = areas.neighborhoods.find(({ slug }) => slug === searched?.neighborhood)
  if (!here) return []
  const available = new Set(found.facets?.neighborhoods.map((each) => each.slug))
  const near = areas.neighborhoods
    .filter((area) => area !== here && available.has(area.slug))
    .map((area) => ({ ...area, kilometers: kilometersBetween(here, area) }))
    .filter(({ kilometers }) => kilometers <= farthestKilometers)
    .sort((one, other) => one.kilometers - other.kilometers)
  const groups: Group[] = []
  for (const { slug, name } of near.slice(0, mostAreas)) {
    const { hits } = await find({ ...plain(asked), where: slug })
    if (hits.length)
      groups.push({ kind: 'neighborhood', slug, name, hits: hits.slice(0, mostInGroup) })
  }
  return groups
}
