import type { Listing } from '@marea/contract/suites/listing/endpoints.ts'
import type { ListingContents, SectionDraft } from '@marea/contract/suites/listing/sections.ts'
import sharp from 'sharp'
import { type Guest, move } from '../stays.ts'

export const both = (text: string) => ({ en: text, es: `${text} (es)` })

export const oceanDrive = { latitude: 25.78068, longitude: -80.13113 }
export const beachLicenses = (['fl_dbpr', 'mb_btr', 'mb_resort_tax'] as const).map((kind) => ({
  kind,
  number: `${kind} 4417`,
  validUntil: '2027-09-30',
}))

export async function startListing(by: Guest, name: string): Promise<string> {
  const body = { name, kind: 'house', neighborhood: 'coconut-grove' }
  return (await move(by, '/owner/homes', body)).body.result.slug
}

export async function readListing(by: Guest, slug: string): Promise<Listing> {
  return (await by.call('GET', `/owner/homes/${slug}`)).body.result
}

export function saveSection(by: Guest, slug: string, body: SectionDraft | object) {
  return by.call('PUT', `/owner/homes/${slug}/sections`, { body })
}

export function publishListing(by: Guest, slug: string) {
  return by.call('PUT', `/owner/homes/${slug}/publication`)
}

export function picture(width = 1700, height = 1200) {
  return sharp({ create: { width, height, channels: 3, background: '#0d4b46' } })
}

export function uploadPhoto(by: Guest, slug: string, bytes: Buffer) {
  const payload = Buffer.concat([
    Buffer.from(
      '--edge\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n' +
        'content-type: image/jpeg\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  return by.call('POST', `/owner/homes/${slug}/photos`, { payload, headers })
}

/** Everything a home in Miami Beach needs but its licenses. */
export async function completeListing(by: Guest, slug: string): Promise<void> {
  const { contents } = await readListing(by, slug)
  const filled: Omit<ListingContents, 'licenses'> = {
    ...contents,
    basics: {
      ...contents.basics,
      kind: 'apartment',
      floorSize: 1400,
      guests: 4,
      bedrooms: 2,
      bathrooms: 1.5,
    },
    photos: await uploadedPhotos(by, slug, both),
    rooms: {
      areas: [
        {
          name: both('Blue room'),
          note: both('Own bath'),
          beds: [{ kind: 'king', count: 2 }],
          photo: null,
        },
      ],
    },
    amenities: { amenities: ['pool', 'wifi'] },
    texts: { tagline: both('Salt'), story: both('One.\n\nTwo.'), neighborhoodNote: both('Sea') },
    rules: { ...contents.rules, houseRules: both('No smoking\nNo parties') },
    prices: { ...contents.prices, nightlyAmount: 56_000, weekendAmount: 69_000 },
    cancellation: { code: 'firm' },
    location: {
      ...contents.location,
      ...{ street: '1 Ocean Drive', city: 'Miami Beach', postalCode: '33139', ...oceanDrive },
    },
  }
  for (const [section, content] of Object.entries(filled)) {
    const { status, body } = await saveSection(by, slug, { section, version: 1, content })
    if (status !== 200) throw new Error(`${section}: ${JSON.stringify(body)}`)
  }
}

/** Five photos, as the photos section of the draft takes them. */
export async function uploadedPhotos(
  by: Guest,
  slug: string,
  describe: (room: string) => { en: string; es: string },
): Promise<ListingContents['photos']> {
  const jpeg = await picture(1600, 400).jpeg().toBuffer()
  const photos: ListingContents['photos']['photos'] = []
  for (const room of ['pool', 'living', 'kitchen', 'bedroom', 'view'] as const) {
    const { key } = (await uploadPhoto(by, slug, jpeg)).body.result
    photos.push({ key, alt: describe(room), caption: { en: '', es: '' }, room })
  }
  return { photos, videos: [] }
}
