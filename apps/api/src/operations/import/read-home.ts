import { listingColumns } from '@marea/contract/operations/imports/home-columns.ts'
import type { RowProblem } from '@marea/contract/operations/imports/imports.ts'
import type { Field } from '@marea/contract/platform/fields/fields.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { emptyListing, ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import type { Ctx } from '#platform/ctx.ts'
import { publicPosition } from '#suites/listing/public-position.ts'
import { listOfferedNames } from '#suites/neighborhoods/show-neighborhoods.ts'
import type { Cells } from './import-kind.ts'
import { readAmenities } from './values/read-amenities.ts'
import { plainWords, type Read, readNumber, readValue } from './values/read-value.ts'

type ReadHome = {
  /** Undefined while something is wrong. */
  contents: ListingContents | undefined
  neighborhood: string | null
  problems: RowProblem[]
}

/** The draft that a row describes; what it does not say stays as in a new one. */
export async function readHome(ctx: Ctx, cells: Cells): Promise<ReadHome> {
  const problems: RowProblem[] = []
  function take<Value>(column: string, read: Read<Value>): Value | undefined {
    if (read.fault) problems.push({ column, ...read.fault })
    return read.value
  }
  const neighborhood =
    take('neighborhood', await readNeighborhood(ctx, cells('neighborhood'))) ?? null
  const known = { name: '', kind: 'house' as const, neighborhood }
  const empty: Record<string, Record<string, unknown>> = emptyListing(known)
  const draft = structuredClone(empty)
  for (const { id, name, field, language } of listingColumns) {
    const section = draft[sectionOf(name)]
    if (!section || cells(id) === '') continue
    const value = take(id, readValue(field, cells(id)))
    section[name] = language ? Object.assign({}, section[name], { [language]: value }) : value
  }
  draft.amenities = { amenities: take('amenities', readAmenities(cells('amenities'))) }
  draft.location = { ...draft.location, ...readLocation(cells, take) }
  if (problems.length > 0) return { contents: undefined, neighborhood, problems }
  const { data: contents, error } = ListingContents.safeParse(draft)
  for (const { path } of error?.issues ?? []) {
    problems.push({ column: String(path.at(-1)), code: 'refused', detail: '' })
  }
  return { contents, neighborhood, problems }
}

function sectionOf(name: string): string {
  return Object.entries(listingFields).find(([, fields]) => name in fields)?.[0] ?? ''
}

async function readNeighborhood(ctx: Ctx, text: string): Promise<Read<string>> {
  const wanted = plainWords(text)
  const found = (await listOfferedNames(ctx)).find(({ slug, name }) =>
    [slug, ...languages.map((language) => name[language])].map(plainWords).includes(wanted),
  )
  if (found) return { value: found.slug }
  return { fault: { code: 'unknown_neighborhood', detail: text.slice(0, 80) } }
}

type Take = <Value>(column: string, read: Read<Value>) => Value | undefined

const street: Field = { kind: 'line', max: 200, default: '' }
const city: Field = { kind: 'line', max: 80, default: '' }
const degrees = { latitude: 90, longitude: 180 } as const

function readLocation(cells: Cells, take: Take) {
  const latitude = take('latitude', readDegrees('latitude', cells))
  const longitude = take('longitude', readDegrees('longitude', cells))
  const isPinned = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    street: take('street', readValue(street, cells('street'))),
    city: take('city', readValue(city, cells('city'))),
    postalCode: take('postalCode', readPostalCode(cells('postalCode'))),
    latitude,
    longitude,
    shown: isPinned ? publicPosition({ latitude, longitude }) : null,
  }
}

/** A pin needs both numbers. */
function readDegrees(column: keyof typeof degrees, cells: Cells): Read<number | null> {
  const text = cells(column)
  const other = cells(column === 'latitude' ? 'longitude' : 'latitude')
  if (text === '')
    return other === '' ? { value: null } : { fault: { code: 'needs_both', detail: '' } }
  const value = readNumber(text)
  const most = degrees[column]
  if (value === undefined) return { fault: { code: 'not_number', detail: text.slice(0, 80) } }
  if (Math.abs(value) <= most) return { value }
  return { fault: { code: 'out_of_range', detail: `−${most}–${most}` } }
}

function readPostalCode(text: string): Read<string> {
  if (text === '' || /^\d{5}$|^\d{5}-\d{4}$/.test(text)) return { value: text.slice(0, 5) }
  return { fault: { code: 'not_postal_code', detail: text.slice(0, 80) } }
}
