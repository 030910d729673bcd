import { defaultLanguage, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { jurisdictionAt } from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type {
  AdminNeighborhood,
  NeighborhoodFacts,
} from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { fromLocalizedColumns, toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { readBoundaries } from '#suites/jurisdictions/boundaries.ts'
import {
  countHomesByNeighborhood,
  findPlaceOf,
  insertNeighborhood,
  isNameTaken,
  listNeighborhoods,
  lockNeighborhood,
  updateNeighborhood,
} from './neighborhood-store.ts'
import { paragraphsOf } from './shown-neighborhood.ts'

const noHomes = { published: 0, unpublished: 0 }

export async function showNeighborhoods({ db }: Ctx): Promise<AdminNeighborhood[]> {
  const homes = await countHomesByNeighborhood(db)
  return (await listNeighborhoods(db)).map((row) => {
    const { published, unpublished } =
      homes.find(({ neighborhood }) => neighborhood === row.slug) ?? noHomes
    return { slug: row.slug, ...factsOf(row), published, unpublished }
  })
}

export async function addNeighborhood(
  ctx: Ctx,
  { slug, ...facts }: NeighborhoodFacts & { slug: string },
): Promise<AdminNeighborhood[]> {
  await inTransaction(ctx, async (ctx) => {
    await requireValid(ctx, slug, facts)
    const place = await placeOf(ctx, facts)
    await insertNeighborhood(ctx.db, { slug, place, ...columnsOf(facts) }).catch(explainRefusal)
    await recordChange(ctx, 'neighborhoods.added', { slug, facts, changed: [] })
  })
  return showNeighborhoods(ctx)
}

export async function changeNeighborhood(
  ctx: Ctx,
  slug: string,
  facts: NeighborhoodFacts,
): Promise<AdminNeighborhood[]> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockNeighborhood(ctx.db, slug)
    if (!row) throw new Problem('resource.not_found')
    const before = factsOf(row)
    const changed = changesOf(before, facts)
    if (changed.length === 0) return
    await requireValid(ctx, slug, facts)
    if (before.isActive && !facts.isActive) await requireNoPublished(ctx, slug)
    const place = await placeOf(ctx, facts)
    await updateNeighborhood(ctx.db, slug, { place, ...columnsOf(facts) }).catch(explainRefusal)
    await recordChange(ctx, 'neighborhoods.changed', { slug, facts, changed })
  })
  return showNeighborhoods(ctx)
}

async function requireValid(
  { db }: TransactionCtx,
  slug: string,
  { name, line, about, latitude, longitude }: NeighborhoodFacts,
): Promise<void> {
  const names = languages.map((language) => name[language])
  const isUntranslated = [line, about].some(
    (text) => new Set(languages.map((language) => text[language] === '')).size > 1,
  )
  if (names.includes('') || isUntranslated) throw new Problem('neighborhoods.language_missing')
  if (jurisdictionAt(await readBoundaries({ db }), latitude, longitude) === null) {
    throw new Problem('neighborhoods.outside')
  }
  if (await isNameTaken(db, { slug, names })) throw new Problem('neighborhoods.name_taken')
}

async function placeOf({ db }: TransactionCtx, { jurisdiction }: NeighborhoodFacts) {
  const place = await findPlaceOf(db, jurisdiction)
  if (place === undefined) throw new Problem('request.invalid', [{ path: 'jurisdiction' }])
  return place
}

async function requireNoPublished({ db }: TransactionCtx, slug: string): Promise<void> {
  const homes = await countHomesByNeighborhood(db)
  const published = homes.find(({ neighborhood }) => neighborhood === slug)?.published ?? 0
  if (published > 0) throw new Problem('neighborhoods.in_use', { published })
}

function explainRefusal(error: unknown): never {
  const isRefusedBy = (constraint: string) => violates(error, constraint)
  if (isRefusedBy('suites_neighborhood_of_place')) throw new Problem('places.still_used')
  if (isRefusedBy('neighborhoods_pkey')) throw new Problem('neighborhoods.slug_taken')
  const isName = ['neighborhoods_name_key', 'neighborhoods_name_es_key'].some(isRefusedBy)
  throw isName ? new Problem('neighborhoods.name_taken') : error
}

type Change = { slug: string; facts: NeighborhoodFacts; changed: string[] }

async function recordChange(
  ctx: TransactionCtx,
  act: 'neighborhoods.added' | 'neighborhoods.changed',
  { slug, facts, changed }: Change,
): Promise<void> {
  const subject = `neighborhood:${slug}` as const
  const { name, isActive, jurisdiction } = facts
  const details = {
    name: name[defaultLanguage],
    isActive,
    jurisdictions: jurisdiction,
    fields: changed.join(','),
  }
  await recordAdminAct(ctx, { act, subject, details })
  await recordEvent(ctx, { kind: 'suites.neighborhood_changed', subject })
  ctx.log.info({ neighborhood: slug, changed }, 'neighborhood changed')
}

function changesOf(before: NeighborhoodFacts, after: NeighborhoodFacts): string[] {
  const values = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(values.get(field)))
    .map(([field]) => field)
}

type Row = Awaited<ReturnType<typeof listNeighborhoods>>[number]

function factsOf(row: Row): NeighborhoodFacts {
  const { latitude, longitude, usualJurisdiction: jurisdiction, position, isActive } = row
  const about = paragraphsOf(row.about)
  return {
    name: fromLocalizedColumns(row, 'name'),
    line: fromLocalizedColumns(row, 'line'),
    about: perLanguage((language) => about[language].join('\n\n')),
    latitude,
    longitude,
    jurisdiction,
    position,
    isActive,
  }
}

function columnsOf({ name, line, about, jurisdiction, ...facts }: NeighborhoodFacts) {
  // PostgreSQL copies `name` into its localized column.
  const { nameEn, ...names } = toLocalizedColumns('name', name)
  const paragraphs = perLanguage((language) =>
    about[language]
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean),
  )
  return {
    ...facts,
    usualJurisdiction: jurisdiction,
    ...names,
    name: name[defaultLanguage],
    ...toLocalizedColumns('line', line),
    about: JSON.stringify(paragraphs),
  }
}
