import { emptyListing, type SectionDraft } from '@marea/contract/suites/listing/sections.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { saveSection } from '../../apps/api/src/suites/listing/save-section.ts'
import { startListing } from '../../apps/api/src/suites/listing/start-listing.ts'
import { demoUserId } from '../people/people.ts'

const known = { name: 'Casa Salina', kind: 'apartment', neighborhood: 'south-beach' } as const
const empty = emptyListing(known)
const version = 1

const sections: SectionDraft[] = [
  {
    section: 'basics',
    version,
    content: {
      ...empty.basics,
      floorSize: 1480,
      guests: 4,
      bedrooms: 2,
      bathrooms: 2,
      parking: 'paid',
      poolKind: 'outdoor',
    },
  },
  {
    section: 'rooms',
    version,
    content: {
      areas: [
        {
          name: { en: 'Salt room', es: 'Dormitorio de la sal' },
          note: { en: 'Own bath, bay view', es: 'Baño propio y vista a la bahía' },
          beds: [{ kind: 'king', count: 1 }],
          photo: null,
        },
        {
          name: { en: 'Morning room', es: 'Dormitorio de la mañana' },
          note: { en: 'First light, quiet side', es: 'Primera luz, lado tranquilo' },
          beds: [{ kind: 'queen', count: 1 }],
          photo: null,
        },
      ],
    },
  },
  {
    section: 'amenities',
    version,
    content: { amenities: ['pool', 'balcony', 'bayView', 'kitchen', 'ac', 'wifi', 'elevator'] },
  },
  {
    section: 'texts',
    version,
    content: {
      tagline: {
        en: 'White walls, blue shutters and the bay at the end of the hall',
        es: 'Paredes blancas, contraventanas azules y la bahía al final del pasillo',
      },
      story: {
        en: 'The apartment was a sail loft until 1958. The floor still has the brass rings.',
        es: '',
      },
      neighborhoodNote: {
        en: 'West Avenue runs along the bay side of South Beach. Lincoln Road is a 9-minute walk.',
        es: '',
      },
    },
  },
  {
    section: 'prices',
    version,
    content: {
      ...empty.prices,
      nightlyAmount: 56_000,
      weekendAmount: 69_000,
      cleaningAmount: 16_500,
      securityDepositAmount: 100_000,
    },
  },
  { section: 'cancellation', version, content: { code: 'limited' } },
  {
    section: 'location',
    version,
    content: {
      street: '1228 West Avenue, Apt 903',
      city: 'Miami Beach',
      postalCode: '33139',
      neighborhood: known.neighborhood,
      latitude: 25.78517,
      longitude: -80.14261,
      isPublic: false,
      shown: null,
    },
  },
]

/** A home that its owner has begun to list: photos, Spanish texts and licenses are missing. */
export async function seedDraft(ctx: TransactionCtx): Promise<void> {
  const { slug } = await startListing(ctx, demoUserId('owner@marea.test'), known)
  for (const section of sections) await saveSection(ctx, slug, section)
}
