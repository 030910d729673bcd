import {
  type ListingColumn,
  listingColumns,
} from '@marea/contract/operations/imports/home-columns.ts'
import { defaultLanguage, isLanguage } from '@marea/contract/platform/language.ts'
import { amenityNamed } from '#operations/import/values/read-amenities.ts'
import { readValue } from '#operations/import/values/read-value.ts'
import { isNode, listOf, type Node, typesOf } from './page-data.ts'

type Values = Readonly<Record<string, string>>

/** What schema.org says of a home, as the cells of our columns; whatever a field would refuse is left out. */
export function homeValues(home: Node, offer: Node | undefined): Values {
  const parts = [home, ...listOf(home.containsPlace).filter(isNode)]
  const of = (...names: string[]) =>
    names.flatMap((name) => parts.map((part) => part[name])).find((value) => value !== undefined)
  const [geo] = listOf(of('geo')).filter(isNode)
  return {
    ...placeOf(of('address')),
    ...fitting('name', lineOf(of('name'))),
    ...fitting(`story.${languageOf(of('inLanguage'))}`, textOf(of('description'))),
    ...fitting('kind', ...kindsOf(parts)),
    ...fitting('guests', amountOf(of('occupancy')), amountOf(of('maximumAttendeeCapacity'))),
    ...fitting('bedrooms', amountOf(of('numberOfBedrooms'))),
    ...fitting('bathrooms', amountOf(of('numberOfBathroomsTotal', 'numberOfFullBathrooms'))),
    ...fitting('floorSize', squareFeetOf(of('floorSize'))),
    ...fitting('checkInFrom', clockOf(of('checkinTime'))),
    ...fitting('checkOutUntil', clockOf(of('checkoutTime'))),
    ...fitting('nightlyAmount', ...pricesOf(home, offer).map(({ dollars }) => dollars)),
    ...amenitiesOf(parts),
    ...fitting('neighborhood', nameOf(of('containedInPlace'))),
    latitude: textOf(geo?.latitude ?? of('latitude')),
    longitude: textOf(geo?.longitude ?? of('longitude')),
  }
}

/** What no field takes. */
export function otherValues(home: Node): Values {
  const parts = [home, ...listOf(home.containsPlace).filter(isNode)]
  return {
    otherAmenities: featuresOf(parts)
      .filter((name) => amenityNamed(name) === undefined)
      .join(', '),
    otherPrice: pricesOf(home, undefined)
      .filter(({ dollars }) => dollars === '')
      .map(({ written }) => written)
      .join(', '),
    page: textOf(home.url),
  }
}

/** The first text that the field takes. */
function fitting(id: string, ...texts: string[]): Values {
  const column = listingColumns.find((each): each is ListingColumn => each.id === id)
  const text = texts.find((text) => text && !(column && readValue(column.field, text).fault))
  return text ? { [id]: text } : {}
}

/** Pages put tags and entities into texts that are neither. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return value
    .replace(/<(br|\/p|\/div|\/li)\b[^<>]{0,200}>/gi, '\n')
    .replace(/<[a-z/][^<>]{0,200}>/gi, '')
    .replace(/&(#39|quot|amp|nbsp|lt|gt);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const entities: Values = { '#39': '’', quot: '"', amp: '&', nbsp: ' ', lt: '<', gt: '>' }

function lineOf(value: unknown): string {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
}

function nameOf(value: unknown): string {
  const [first] = listOf(value)
  return lineOf(isNode(first) ? first.name : first)
}

function languageOf(value: unknown): string {
  const code = nameOf(value).slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : defaultLanguage
}

function kindsOf(parts: readonly Node[]): string[] {
  const said = parts.flatMap((part) => [...listOf(part.additionalType), ...typesOf(part)])
  return said.map((kind) => textOf(kind).replace(/^https?:\/\/schema\.org\//, ''))
}

/** A number, alone or with its unit. */
function amountOf(value: unknown): string {
  const [first] = listOf(value)
  return textOf(isNode(first) ? (first.value ?? first.maxValue) : first)
}

const squareFeetInMeter = 10.7639

function squareFeetOf(value: unknown): string {
  const [size] = listOf(value)
  if (!isNode(size)) return ''
  const amount = Number(amountOf(size).replaceAll(',', ''))
  const unit = textOf(size.unitCode ?? size.unitText)
  if (!(amount > 0)) return ''
  if (/^(MTK|m2|m²|sqm)$/i.test(unit)) return String(Math.round(amount * squareFeetInMeter))
  return /^(FTK|ft2|ft²|sq ?ft|square feet)$/i.test(unit) ? String(Math.round(amount)) : ''
}

function clockOf(value: unknown): string {
  return /(?:^|T)(\d\d:\d\d)/.exec(textOf(value))?.[1] ?? ''
}

function placeOf(value: unknown): Values {
  const [address] = listOf(value)
  if (!isNode(address)) return { street: lineOf(address) }
  const postalCode = lineOf(address.postalCode)
  return {
    street: lineOf(address.streetAddress),
    city: lineOf(address.addressLocality),
    // Those of other countries have no field.
    ...(/^\d{5}(-\d{4})?$/.test(postalCode) ? { postalCode } : {}),
  }
}

function featuresOf(parts: readonly Node[]): string[] {
  return parts
    .flatMap((part) => listOf(part.amenityFeature))
    .filter((feature) => !isNode(feature) || !isFalse(feature.value))
    .map(nameOf)
    .filter(Boolean)
}

function isFalse(value: unknown): boolean {
  return value === false || /^(false|no)$/i.test(textOf(value))
}

function amenitiesOf(parts: readonly Node[]): Values {
  const known = featuresOf(parts).map(amenityNamed)
  return { amenities: [...new Set(known.filter((name) => name !== undefined))].join('; ') }
}

type Price = { written: string; dollars: string }

/** Those in other currencies are not converted. */
function pricesOf(home: Node, offer: Node | undefined): Price[] {
  const offers = [home, ...listOf(offer).filter(isNode)]
    .flatMap((node) => [...listOf(node.offers), ...listOf(node.makesOffer)])
    .filter(isNode)
  return offers
    .flatMap((each) => [each, ...listOf(each.priceSpecification).filter(isNode)])
    .flatMap((each) => {
      const amount = textOf(each.price ?? each.lowPrice)
      const currency = textOf(each.priceCurrency) || 'USD'
      if (!amount) return []
      return { written: `${amount} ${currency}`, dollars: currency === 'USD' ? amount : '' }
    })
}
