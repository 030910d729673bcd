import { homeColumns } from '@marea/contract/operations/imports/home-columns.ts'
import { maxImportRows } from '@marea/contract/operations/imports/imports.ts'
import { Problem } from '#platform/problem.ts'
import { type Node, nodesIn, typesOf } from './page-data.ts'
import { homeValues, otherValues } from './page-home.ts'
import type { Rows } from './read-csv.ts'

/**
 * What pages call a home, the most exact first: a page that has a rental often repeats it as a product for search
 * engines.
 */
const homeTypes = [
  /^VacationRental$/,
  /^(LodgingBusiness|BedAndBreakfast|Hostel|Hotel|Motel|Resort|Campground)$/,
  /^(Accommodation|Apartment|House|SingleFamilyResidence|Suite|Room|HotelRoom)$/,
  /^Product$/,
]

/** The homes that a page describes as schema.org data, one a row, with our names of columns. */
export function readPage(text: string): Rows {
  const nodes = nodesIn(text)
  const homes = homeTypes
    .map((type) => nodes.filter((node) => typesOf(node).some((each) => type.test(each))))
    .find((found) => found.length > 0)
  if (!homes) throw new Problem('imports.no_homes')
  if (homes.length > maxImportRows) throw new Problem('imports.too_many_rows')
  const offer = homes.length === 1 ? onlyOffer(nodes) : undefined
  const rows = homes.map((home) => ({ ...otherValues(home), ...homeValues(home, offer) }))
  const columns = [...homeColumns.map(({ id }) => id), ...otherColumns].filter((id) =>
    rows.some((row) => row[id]),
  )
  return {
    columns,
    rows: rows.map((row, at) => ({ number: at + 1, cells: columns.map((id) => row[id] ?? '') })),
  }
}

/** What a page says that no field takes; shown, so that somebody may enter it. */
const otherColumns = ['otherAmenities', 'otherPrice', 'page']

/** A single product beside a home is its price. */
function onlyOffer(nodes: readonly Node[]): Node | undefined {
  const [product, another] = nodes.filter((node) => typesOf(node).includes('Product'))
  return another ? undefined : product
}
