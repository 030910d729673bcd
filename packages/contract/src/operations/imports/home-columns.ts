import { type Field, namesOf } from '#platform/fields/fields.ts'
import { type Language, languages } from '#platform/language.ts'
import { listingFields } from '#suites/listing-fields.ts'
import type { TextKey } from '#texts/keys.ts'
import type { ImportColumn } from './import-column.ts'

const { basics, texts, rules, guide, prices, extras, cancellation } = listingFields
const fields = { ...basics, ...texts, ...rules, ...guide, ...prices, ...extras, ...cancellation }
type FieldName = keyof typeof fields

/** How programs that rent homes call what a home has. */
const otherNames: { readonly [Name in FieldName]?: readonly string[] } = {
  name: ['title', 'home', 'listing', 'listingname', 'propertyname', 'nickname', 'internalname'],
  kind: ['type', 'propertytype', 'roomtype'],
  floorSize: ['size', 'area', 'sqft', 'squarefeet'],
  guests: ['accommodates', 'maxguests', 'personcapacity', 'sleeps', 'occupancy'],
  bathrooms: ['baths'],
  maxPets: ['pets'],
  story: ['description', 'summary', 'about'],
  checkInFrom: ['checkin', 'checkintime', 'defaultcheckintime'],
  checkOutUntil: ['checkout', 'checkouttime', 'defaultcheckouttime'],
  houseRules: ['rules'],
  nightlyAmount: ['price', 'baseprice', 'nightlyprice', 'nightlyrate', 'rate'],
  weekendAmount: ['weekendprice', 'weekendrate', 'weekendbaseprice'],
  cleaningAmount: ['cleaningfee'],
  petAmount: ['petfee'],
  extraGuestAmount: ['extraguestfee', 'extrapersonfee'],
  includedGuests: ['guestsincluded'],
  securityDepositAmount: ['securitydeposit', 'securitydepositfee'],
  minNights: ['minnight', 'minimumnights', 'minstay', 'minimumstay'],
  maxNights: ['maxnight', 'maximumnights', 'maxstay', 'maximumstay'],
  wifiNetwork: ['wifiname', 'wifi'],
  code: ['cancellation', 'cancellationpolicy'],
}

/** A field of a listing, in one language if it is a text. */
export type ListingColumn = ImportColumn & { name: string; field: Field; language?: Language }

export const listingColumns: readonly ListingColumn[] = namesOf(fields).flatMap(columnsOf)

function columnsOf(name: FieldName): ListingColumn[] {
  const field: Field = fields[name]
  const label: TextKey = `listing.field.${name}`
  const id = name === 'code' ? 'cancellation' : name
  const column = { label, name, field, names: otherNames[name] ?? [] }
  if (field.kind !== 'texts') return [{ id, isRequired: name === 'name', ...column }]
  // A file in one language is one of the first.
  return languages.map((language, index) => ({
    ...column,
    id: `${id}.${language}`,
    isRequired: false,
    language,
    names: index === 0 ? [id.toLowerCase(), ...column.names] : [],
  }))
}

const place = [
  ['street', ['address', 'streetaddress', 'addressline1', 'address1']],
  ['city', ['town']],
  ['postalCode', ['zip', 'zipcode', 'postcode']],
  ['latitude', ['lat']],
  ['longitude', ['lng', 'lon', 'long']],
  ['amenities', []],
] as const

export const homeColumns: readonly ImportColumn[] = [
  ...listingColumns.slice(0, 1),
  {
    id: 'ownerEmail',
    label: 'import.column.owner_email',
    isRequired: true,
    isShared: true,
    names: ['owner'],
  },
  {
    id: 'ownerName',
    label: 'import.column.owner_name',
    isRequired: false,
    isShared: true,
    names: [],
  },
  { id: 'ownerPhone', label: 'import.column.owner_phone', isRequired: false, names: [] },
  {
    id: 'neighborhood',
    label: 'listing.field.neighborhood',
    isRequired: true,
    isShared: true,
    names: ['area', 'district', 'neighbourhood'],
  },
  ...place.map(([id, names]) => {
    return { id, label: `listing.field.${id}` as const, isRequired: false, names }
  }),
  ...listingColumns.slice(1),
]
