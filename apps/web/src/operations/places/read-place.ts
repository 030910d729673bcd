import {
  defaultLanguage,
  type Language,
  languages,
  perLanguage,
} from '@marea/contract/platform/language.ts'
import {
  type AdminPlace,
  type Holiday,
  maxOtherNames,
  maxPlaceName,
  type PlaceFacts,
} from '@marea/contract/suites/places/places.ts'
import type { Read } from '#operations/frame/record-sheet.tsx'
import { readPoint } from './read-point.ts'
import { slugOf } from './slug.ts'

export type TypedHoliday = Omit<Holiday, 'day'> & { id: number; day: string }

export type TypedPlace = Pick<
  PlaceFacts,
  'name' | 'timeZone' | 'region' | 'country' | 'isActive'
> & {
  /** Separated by commas. */
  otherNames: string
  /** Latitude and longitude, as maps write them. */
  center: string
  holidays: TypedHoliday[]
}

type WrongField =
  | `name_${Language}`
  | 'otherNames'
  | 'timeZone'
  | 'region'
  | 'country'
  | 'center'
  | `holiday_${number}`

export const emptyPlace: TypedPlace = {
  ...{ name: perLanguage(() => ''), otherNames: '', timeZone: '', region: '', country: '' },
  ...{ center: '', holidays: [], isActive: true },
}

export function typedFrom({
  otherNames,
  latitude,
  longitude,
  holidays,
  ...known
}: AdminPlace): TypedPlace {
  return {
    ...known,
    otherNames: otherNames.join(', '),
    center: `${latitude}, ${longitude}`,
    holidays: holidays.map((each, id) => ({ ...each, id, day: String(each.day ?? '') })),
  }
}

/** What the form sends, or which of its fields are wrong. */
export function readPlace(typed: TypedPlace): Read<PlaceFacts & { slug: string }, WrongField> {
  const { name, timeZone, isActive } = typed
  const slug = slugOf(name[defaultLanguage])
  const region = typed.region.trim().toUpperCase()
  const country = typed.country.trim().toUpperCase()
  const center = readPoint(typed.center)
  const otherNames = readNames(typed.otherNames)
  const wrong = new Set<WrongField>([
    ...languages.filter((each) => name[each].trim() === '').map((each) => `name_${each}` as const),
    ...(slug ? [] : [`name_${defaultLanguage}` as const]),
    ...(otherNames ? [] : ['otherNames' as const]),
    ...(timeZone ? [] : ['timeZone' as const]),
    ...(/^[A-Z]{2,3}$/.test(region) ? [] : ['region' as const]),
    ...(/^[A-Z]{2}$/.test(country) ? [] : ['country' as const]),
    ...(center ? [] : ['center' as const]),
    ...typed.holidays.filter(isUnclear).map(({ id }) => `holiday_${id}` as const),
  ])
  if (wrong.size > 0 || !center || !otherNames) return { wrong }
  const holidays = typed.holidays.map(({ id: _, day, ...rule }) => ({
    ...rule,
    day: rule.week === null ? Number(day) : null,
  }))
  const facts = { name, otherNames, timeZone, region, country, ...center, holidays, isActive }
  return { wrong, body: { slug, ...facts } }
}

/** Undefined if one of them is no name, or there are too many. */
function readNames(text: string): string[] | undefined {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const areNames = names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= maxPlaceName)
  return areNames && names.length <= maxOtherNames ? names : undefined
}

export function isUnclear({ name, week, day }: TypedHoliday): boolean {
  return languages.some((each) => name[each].trim() === '') || (week === null && !isDay(day))
}

export function isDay(text: string): boolean {
  return /^\s*([1-9]|[12]\d|3[01])\s*$/.test(text)
}
