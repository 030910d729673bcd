import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { setRates } from '../src/pricing/set-rates.ts'
import { createSuite } from '../src/suites/create.ts'
import { publishSuite } from '../src/suites/publish/publish.ts'
import type { TestApp } from './test-app.ts'

const texts = {
  tagline: 'A house around an almond tree',
  story: ['The house was drawn around the tree in 1962.'],
  neighborhoodNote: 'The sailing club is six minutes on foot.',
  houseRules: ['No smoking'],
  arrivalNotes: 'The key is under the almond tree.',
}

/** A draft in Coconut Grove that can be published without changes. */
export const almendro: SuiteDraft = {
  slug: 'casa-almendro',
  name: 'Casa Almendro',
  kind: 'house',
  neighborhood: 'coconut-grove',
  jurisdiction: 'miami',
  address: {
    street: '3450 Main Highway',
    city: 'Miami',
    postalCode: '33133',
    isPublic: false,
  },
  latitude: 25.72513,
  longitude: -80.24367,
  bedrooms: 4,
  bathrooms: 4.5,
  guests: 8,
  maxPets: 2,
  floorSize: 3900,
  checkInFrom: '16:00',
  checkOutUntil: '11:00',
  parking: 'free',
  poolKind: 'outdoor',
  cancellation: 'limited',
  commissionPerMille: 180,
  minNights: 2,
  maxNights: 60,
  nightlyAmount: 98_000,
  weekendAmount: 124_000,
  cleaningAmount: 32_000,
  petAmount: 7500,
  housekeepingAmount: 18_000,
  photos: photosOf('casa-almendro'),
  sleepingAreas: [
    {
      name: { en: 'Garden room', es: 'Cuarto del jardín' },
      note: { en: 'Own bath', es: 'Baño propio' },
      beds: [{ kind: 'king', count: 1 }],
      photo: 'casa-almendro/1',
    },
    {
      name: { en: 'Quiet room', es: 'Cuarto tranquilo' },
      note: { en: 'Shared bath', es: 'Baño compartido' },
      beds: [
        { kind: 'single', count: 2 },
        { kind: 'crib', count: 1 },
      ],
      photo: null,
    },
  ],
  amenities: ['pool', 'wifi', 'garden'],
  licenses: [
    { kind: 'fl_dbpr', number: 'DWE 2330417', validUntil: null },
    { kind: 'miami_certificate_of_use', number: 'CU 21-0884', validUntil: '2027-09-30' },
  ],
  texts: { en: texts, es: texts },
}

export function photosOf(slug: string): SuiteDraft['photos'] {
  return [0, 1, 2, 3, 4].map((index) => ({
    key: `${slug}/${index}`,
    width: 1800,
    height: 1200,
    widths: [480, 960],
    thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
    color: '#68747e',
    alt: { en: 'The pool', es: 'La piscina' },
    room: 'pool',
  }))
}

type Given = { ownerId: string; draft?: Partial<SuiteDraft>; rates?: RatePlan }

/** A draft of a home like Casa Almendro. */
export async function draftHome(marea: TestApp, { ownerId, draft = {}, rates }: Given) {
  const ctx = marea.ctx()
  const slug = draft.slug ?? almendro.slug
  const sleepingAreas = almendro.sleepingAreas.map((area) => ({ ...area, photo: null }))
  const parts = slug === almendro.slug ? {} : { photos: photosOf(slug), sleepingAreas }
  const { id } = await createSuite(ctx, ownerId, { ...almendro, ...parts, ...draft })
  if (rates) await setRates(ctx, id, rates)
  return id
}

export async function publishedHome(marea: TestApp, given: Given) {
  const id = await draftHome(marea, given)
  await publishSuite(marea.ctx(), id)
  return id
}
