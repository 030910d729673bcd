import { defaultLanguage, languages } from '@marea/contract/platform/language.ts'
import type { AdminPlace, Holiday, PlaceFacts } from '@marea/contract/suites/places/places.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { fromLocalizedColumns, toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { significantWords } from '#platform/words.ts'
import {
  holdOtherPlaces,
  insertPlace,
  listHolidays,
  listPlaces,
  lockPlace,
  replaceHolidays,
  updatePlace,
} from './place-store.ts'

export async function showPlaces({ db }: Ctx): Promise<AdminPlace[]> {
  const holidays = Map.groupBy(await listHolidays(db), ({ place }) => place)
  return (await listPlaces(db)).map((row) => ({
    slug: row.slug,
    homes: row.homes,
    published: row.published,
    currency: row.currency,
    ...factsOf(row),
    holidays: (holidays.get(row.slug) ?? []).map(holidayOf),
  }))
}

export async function addPlace(
  ctx: Ctx,
  { slug, ...facts }: PlaceFacts & { slug: string },
): Promise<AdminPlace[]> {
  await inTransaction(ctx, async (ctx) => {
    await requireNamed(ctx, slug, facts)
    await insertPlace(ctx.db, { slug, ...columnsOf(facts) }).catch(explain)
    await saveHolidays(ctx, slug, facts)
    await recordChange(ctx, 'places.added', slug, facts)
  })
  return showPlaces(ctx)
}

export async function changePlace(
  ctx: Ctx,
  slug: string,
  facts: PlaceFacts,
): Promise<AdminPlace[]> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lockPlace(ctx.db, slug)
    if (!before) throw new Problem('resource.not_found')
    await requireNamed(ctx, slug, facts)
    // Check-in times were agreed by the clock of the place.
    if (before.homes > 0 && before.timeZone !== facts.timeZone) {
      throw new Problem('places.time_zone_fixed')
    }
    if (!facts.isActive && before.published > 0) {
      throw new Problem('places.in_use', { published: before.published })
    }
    await updatePlace(ctx.db, slug, columnsOf(facts)).catch(explain)
    await saveHolidays(ctx, slug, facts)
    await recordChange(ctx, 'places.changed', slug, facts)
  })
  return showPlaces(ctx)
}

async function requireNamed(
  { db }: TransactionCtx,
  slug: string,
  { name, otherNames, holidays }: PlaceFacts,
): Promise<void> {
  const names = [name, ...holidays.map((holiday) => holiday.name)]
  const isMissing = names.some((each) => languages.some((language) => each[language] === ''))
  if (isMissing) throw new Problem('places.language_missing')
  if (otherNames.some((each) => wordsIn(each) === ''))
    throw new Problem('places.other_name_unclear')
  const searched = new Set([...Object.values(name), ...otherNames].map(wordsIn))
  const others = await holdOtherPlaces(db, slug)
  const taken = others
    .flatMap((other) => [other.nameEn, other.nameEs, ...other.otherNames])
    .some((each) => searched.has(wordsIn(each)))
  if (taken) throw new Problem('places.name_taken')
}

/** As searches compare names. */
function wordsIn(name: string): string {
  return significantWords(name).sort().join(' ')
}

async function saveHolidays({ db }: TransactionCtx, place: string, { holidays }: PlaceFacts) {
  const rows = holidays.map(({ name, ...rule }) => ({
    place,
    ...rule,
    ...toLocalizedColumns('name', name),
  }))
  await replaceHolidays(db, place, rows).catch(explain)
}

/** The constraint that a row violates, as a sentence. */
function explain(error: unknown): never {
  if (violates(error, 'places_time_zone_known')) throw new Problem('places.time_zone_unknown')
  if (violates(error, 'places_pkey')) throw new Problem('places.slug_taken')
  const unclear = ['holidays_pkey', 'holidays_day_or_weekday']
  if (unclear.some((name) => violates(error, name))) throw new Problem('places.holiday_unclear')
  throw error
}

async function recordChange(
  ctx: TransactionCtx,
  act: 'places.added' | 'places.changed',
  slug: string,
  { name, otherNames, timeZone, holidays, isActive }: PlaceFacts,
): Promise<void> {
  const subject = `place:${slug}` as const
  ctx.log.info({ place: slug, act }, 'place saved')
  const details = {
    name: name[defaultLanguage],
    otherNames: otherNames.join(', '),
    timeZone,
    holidays: holidays.length,
    isActive,
  }
  await recordAdminAct(ctx, { act, subject, details })
  await recordEvent(ctx, { kind: 'suites.place_changed', subject })
  await recordEvent(ctx, { kind: 'locale.changed', subject: 'texts:names' })
}

function columnsOf({ name, holidays, ...facts }: PlaceFacts) {
  return { ...toLocalizedColumns('name', name), ...facts }
}

type Row = Awaited<ReturnType<typeof listPlaces>>[number]

function factsOf(row: Row) {
  const { otherNames, timeZone, region, country, latitude, longitude, isActive } = row
  const name = fromLocalizedColumns(row, 'name')
  return { name, otherNames, timeZone, region, country, latitude, longitude, isActive }
}

function holidayOf(row: Awaited<ReturnType<typeof listHolidays>>[number]): Holiday {
  const { month, day, weekday, week, daysAfter, isMoved } = row
  return { name: fromLocalizedColumns(row, 'name'), month, day, weekday, week, daysAfter, isMoved }
}
