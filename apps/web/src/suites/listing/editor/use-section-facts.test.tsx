import type { ListingSection } from '@marea/contract/suites/listing/section-names.ts'
import { emptyListing, type ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../../test/page.tsx'
import { isEmptySection, useSectionFacts } from './use-section-facts.ts'

afterEach(cleanup)

const blank = { en: '', es: '' }
const photo = { key: 'casa-malva/1', alt: blank, caption: blank, room: 'bedroom' as const }
const empty = emptyListing({ name: 'Casa Malva', kind: 'apartment', neighborhood: null })
const contents: ListingContents = {
  ...empty,
  guide: { ...empty.guide, steps: [{ title: blank, text: blank, photo: null }] },
  basics: { ...empty.basics, guests: 4, bedrooms: 2 },
  photos: { photos: [photo, { ...photo, key: 'casa-malva/2' }], videos: [] },
  rooms: {
    areas: [
      { name: blank, note: blank, beds: [{ kind: 'king', count: 1 }], photo: null },
      { name: blank, note: blank, beds: [{ kind: 'single', count: 2 }], photo: null },
    ],
  },
  amenities: { amenities: ['wifi'] },
  safety: { facts: ['smokeAlarm', 'stairs'], doorWidth: 32, cameras: blank },
  rules: { ...empty.rules, checkInFrom: '15:00' },
  prices: { ...empty.prices, nightlyAmount: 560_00, weekendAmount: 690_00 },
  extras: { housekeepingAmount: 90_00, extras: [{ code: 'baby_crib', amount: 45_00 }] },
  cancellation: { code: 'moderate' },
  location: { ...empty.location, city: 'Miami Beach' },
}
const city = {
  jurisdiction: 'miami_beach' as const,
  taxes: [
    { authority: 'fl_state' as const, rate: 7_000 },
    { authority: 'mb_resort' as const, rate: 7_000 },
  ],
  licenses: [],
  examples: {},
  maxGuests: null,
  allowsHouses: false,
}

function Fact({ section, of = contents }: { section: ListingSection; of?: ListingContents }) {
  return <p>{useSectionFacts({ contents: of, city })(section)}</p>
}

test.each<[ListingSection, string]>([
  ['basics', 'Apartment, 4 guests'],
  ['photos', '2 photos'],
  ['rooms', '2 bedrooms, 3 beds'],
  ['amenities', '1 amenity'],
  ['safety', '2 facts'],
  ['texts', 'English and Spanish'],
  ['rules', 'Check-in 3 PM'],
  ['guide', '1 topic'],
  ['prices', 'From $560 a night'],
  ['extras', '2 services and extras'],
  ['cancellation', 'Full refund until 5 days before check-in'],
  ['location', 'Miami Beach, 14% tax'],
  ['licenses', 'None required'],
])('the complete section %s says %j', (section, fact) => {
  renderInPage(<Fact section={section} />)
  expect(screen.getByText(fact)).toBeTruthy()
})

test.each(['amenities', 'safety', 'guide', 'extras'] as const)(
  'the section %s is not complete while nothing is in it',
  (section) => {
    const { amenities, safety, guide, extras } = empty
    const bare = { ...contents, amenities, safety, guide, extras }
    expect(isEmptySection(contents, section)).toBe(false)
    expect(isEmptySection(bare, section)).toBe(true)
    renderInPage(<Fact section={section} of={bare} />)
    expect(screen.getByText('Nothing added yet')).toBeTruthy()
  },
)
