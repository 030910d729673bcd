import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'
import type { TaxAuthorityRow, TaxReturnRow } from '@marea/contract/pricing/tax-authorities.ts'
import type {
  AdminJurisdiction,
  AdminLicense,
  RowName,
} from '@marea/contract/suites/admin-jurisdictions.ts'
import { Code } from '@marea/contract/suites/jurisdictions.ts'
import type { Boundary } from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import type { Read } from '#operations/frame/record-sheet.tsx'
import { readPoint } from '#operations/places/read-point.ts'
import { readTaxPercent } from '#operations/tax-rates/read-rate.ts'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'

const noName: RowName = perLanguage(() => '')

export type NamedRow = { code: string; name: RowName }

type Limit = 'guestsPerBedroom' | 'guestsBesides' | 'guestsAtMost'

export type TypedJurisdiction = NamedRow &
  Record<Limit, string> & {
    place: string
    boundary: string
    allowsHouses: boolean
    isActive: boolean
  }

/** A new one is in the first place. */
export function typedJurisdiction(
  known: AdminJurisdiction | undefined,
  places: readonly AdminPlace[],
): TypedJurisdiction {
  const limit = (name: Limit) => String(known?.[name] ?? '')
  return {
    ...namedRow(known),
    place: known?.place ?? places[0]?.slug ?? '',
    boundary: (known?.boundary ?? []).map(([east, north]) => `${north}, ${east}`).join('\n'),
    guestsPerBedroom: limit('guestsPerBedroom'),
    guestsBesides: limit('guestsBesides'),
    guestsAtMost: limit('guestsAtMost'),
    allowsHouses: known?.allowsHouses ?? true,
    isActive: known?.isActive ?? true,
  }
}

export function readJurisdiction(
  typed: TypedJurisdiction,
): Read<Omit<AdminJurisdiction, 'published'>> {
  const { code, name, place, allowsHouses, isActive } = typed
  const boundary = readBoundary(typed.boundary)
  const guestsPerBedroom = readFew(typed.guestsPerBedroom)
  const guestsBesides = readFew(typed.guestsBesides)
  const guestsAtMost = readFew(typed.guestsAtMost)
  const limits = { guestsPerBedroom, guestsBesides, guestsAtMost }
  const wrong = new Set([
    ...wrongNames(typed),
    ...(boundary === undefined ? ['boundary'] : []),
    ...Object.entries(limits).flatMap(([field, value]) => (value === undefined ? [field] : [])),
  ])
  if (
    wrong.size > 0 ||
    boundary === undefined ||
    guestsPerBedroom === undefined ||
    guestsBesides === undefined ||
    guestsAtMost === undefined
  ) {
    return { wrong }
  }
  const read = { guestsPerBedroom, guestsBesides, guestsAtMost }
  return { wrong, body: { code, name, place, boundary, ...read, allowsHouses, isActive } }
}

/** One corner on each line, as maps write it; null without any. */
function readBoundary(text: string): Boundary | null | undefined {
  const lines = text.split('\n').filter((each) => each.trim() !== '')
  if (lines.length === 0) return null
  const corners = lines.flatMap((each): Boundary => {
    const point = readPoint(each)
    return point ? [[point.longitude, point.latitude]] : []
  })
  return corners.length === lines.length && corners.length >= 3 ? corners : undefined
}

function readFew(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : Number.NaN
  return number <= 50 ? number : undefined
}

export type TypedAuthority = TaxAuthorityRow

export function typedAuthority(known: TaxAuthorityRow | undefined): TypedAuthority {
  return known ?? { ...namedRow(known), taxReturn: '', jurisdictions: [] }
}

export function readAuthority(typed: TypedAuthority): Read<TaxAuthorityRow> {
  const wrong = new Set([
    ...wrongNames(typed),
    ...(typed.taxReturn === '' ? ['taxReturn'] : []),
    ...(typed.jurisdictions.length === 0 ? ['jurisdictions'] : []),
  ])
  return wrong.size > 0 ? { wrong } : { wrong, body: typed }
}

export type TypedReturn = NamedRow & {
  form: RowName
  dueDay: string
  movesToBusinessDay: boolean
  isPaidDayBefore: boolean
  allowance: string
  allowancePart: string
  allowanceMax: string
}

export function typedReturn(known: TaxReturnRow | undefined): TypedReturn {
  const { rule } = known ?? {}
  const dollars = (amount: number | null | undefined) => (amount ? typedMoney(amount) : '')
  return {
    ...namedRow(known),
    form: known?.form ?? noName,
    dueDay: String(rule?.dueDay ?? 20),
    movesToBusinessDay: rule?.movesToBusinessDay ?? true,
    isPaidDayBefore: rule?.isPaidDayBefore ?? false,
    allowance: String((rule?.allowanceRate ?? 0) / 1000),
    allowancePart: dollars(rule?.allowancePart),
    allowanceMax: dollars(rule?.allowanceMax),
  }
}

export function readReturn(typed: TypedReturn): Read<TaxReturnRow> {
  const { code, name, form, movesToBusinessDay, isPaidDayBefore } = typed
  const dueDay = /^\s*\d{1,2}\s*$/.test(typed.dueDay) ? Number(typed.dueDay) : 0
  const allowanceRate = readTaxPercent(typed.allowance)
  const allowancePart = readDollars(typed.allowancePart)
  const allowanceMax = readDollars(typed.allowanceMax)
  const wrong = new Set([
    ...wrongNames(typed),
    ...missingIn('form', form),
    ...(dueDay < 1 || dueDay > 28 ? ['dueDay'] : []),
    ...(allowanceRate === undefined ? ['allowance'] : []),
    ...(allowancePart === undefined ? ['allowancePart'] : []),
    ...(allowanceMax === undefined ? ['allowanceMax'] : []),
  ])
  if (
    wrong.size > 0 ||
    allowanceRate === undefined ||
    allowancePart === undefined ||
    allowanceMax === undefined
  ) {
    return { wrong }
  }
  const due = { dueDay, movesToBusinessDay, isPaidDayBefore }
  const rule = { ...due, allowanceRate, allowancePart, allowanceMax }
  return { wrong, body: { code, name, form, rule } }
}

/** Null where nothing is typed. */
function readDollars(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const amount = parseMoney(text)
  return amount !== undefined && amount > 0 ? amount : undefined
}

export type TypedLicense = AdminLicense

export function typedLicense(known: AdminLicense | undefined): TypedLicense {
  return known ?? { ...namedRow(known), example: '', requiredIn: [] }
}

/** A place that is new needs a day from today on; one that needs it already keeps its day. */
export function readLicense(
  typed: TypedLicense,
  { known, today }: { known: AdminLicense | undefined; today: string },
): Read<AdminLicense> {
  const isKept = ({ jurisdiction, from }: AdminLicense['requiredIn'][number]) =>
    known?.requiredIn.some((each) => each.jurisdiction === jurisdiction && each.from === from)
  const wrong = new Set([
    ...wrongNames(typed),
    ...typed.requiredIn
      .filter((each) => !isKept(each) && (each.from ?? '') < today)
      .map(({ jurisdiction }) => jurisdiction),
  ])
  return wrong.size > 0 ? { wrong } : { wrong, body: typed }
}

function namedRow(known: NamedRow | undefined): NamedRow {
  return { code: known?.code ?? '', name: known?.name ?? noName }
}

function wrongNames({ code, name }: NamedRow): string[] {
  return [...(Code.safeParse(code).success ? [] : ['code']), ...missingIn('name', name)]
}

function missingIn(field: string, name: RowName): string[] {
  const isMissing = (language: Language) => name[language].trim() === ''
  return languages.filter(isMissing).map((language) => `${field}_${language}`)
}
