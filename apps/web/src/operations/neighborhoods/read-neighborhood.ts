import {
  defaultLanguage,
  type Language,
  languages,
  perLanguage,
} from '@marea/contract/platform/language.ts'
import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import {
  type BoundedJurisdiction,
  jurisdictionAt,
} from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import {
  type AdminNeighborhood,
  mostPosition,
  type NeighborhoodFacts,
} from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import type { Read } from '#operations/frame/record-sheet.tsx'
import { readPoint } from '#operations/places/read-point.ts'
import { slugOf } from '#operations/places/slug.ts'

type Texts = NeighborhoodFacts['name']

export type TypedNeighborhood = {
  name: Texts
  line: Texts
  about: Texts
  slug: string
  /** Latitude and longitude, as maps write them. */
  center: string
  jurisdiction: Jurisdiction
  position: string
  isActive: boolean
}

type WrongField = `${'name' | 'line' | 'about'}_${Language}` | 'slug' | 'center' | 'position'

export const emptyNeighborhood: TypedNeighborhood = {
  name: perLanguage(() => ''),
  line: perLanguage(() => ''),
  about: perLanguage(() => ''),
  slug: '',
  center: '',
  jurisdiction: '',
  position: '1000',
  isActive: true,
}

export function typedFrom(known: AdminNeighborhood): TypedNeighborhood {
  const { latitude, longitude, position, ...rest } = known
  return { ...rest, center: `${latitude}, ${longitude}`, position: String(position) }
}

export function readNeighborhood(
  typed: TypedNeighborhood,
  jurisdictions: readonly BoundedJurisdiction[],
): Read<NeighborhoodFacts & { slug: string }, WrongField> {
  const { name, line, about, jurisdiction, isActive } = typed
  const slug = typed.slug.trim() || slugOf(name[defaultLanguage])
  const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
  const center = readCenter(typed.center, jurisdictions)
  const position = /^\s*\d{1,4}\s*$/.test(typed.position) ? Number(typed.position) : undefined
  const wrong = new Set<WrongField>([
    ...languages.filter((each) => isBlank(name[each])).map((each) => `name_${each}` as const),
    ...missingIn('line', line),
    ...missingIn('about', about),
    ...(isAddress || isBlank(name[defaultLanguage]) ? [] : ['slug' as const]),
    ...(center ? [] : ['center' as const]),
    ...(position === undefined || position > mostPosition ? ['position' as const] : []),
  ])
  if (wrong.size > 0 || !center || position === undefined) return { wrong }
  return { wrong, body: { slug, name, line, about, ...center, jurisdiction, position, isActive } }
}

/** An optional text counts as missing only if the other language has it. */
function missingIn<Part extends 'line' | 'about'>(part: Part, texts: Texts) {
  const isBegun = languages.some((language) => !isBlank(texts[language]))
  return languages.flatMap((language) =>
    isBegun && isBlank(texts[language]) ? [`${part}_${language}` as const] : [],
  )
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Undefined outside every jurisdiction. */
export function readCenter(text: string, jurisdictions: readonly BoundedJurisdiction[]) {
  const point = readPoint(text)
  const found = point && jurisdictionAt(jurisdictions, point.latitude, point.longitude)
  return found ? point : undefined
}
