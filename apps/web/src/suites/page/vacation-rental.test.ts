import type { Review } from '@marea/contract/reviews/endpoints.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { expect, test } from 'vitest'
import { vacationRental } from './vacation-rental.ts'

const words = { tagline: 'A house', story: ['By the bay.'] }

/** What the function reads of a home. */
const suite: Suite = JSON.parse(
  JSON.stringify({
    ...{
      id: 'a',
      slug: 'casa-duna',
      name: 'Casa Duna',
      kind: 'house',
      timeZone: 'America/New_York',
    },
    ...{ latitude: 25.7, longitude: -80.2, checkInFrom: '16:00', checkOutUntil: '11:00' },
    ...{ guests: 4, bedrooms: 2, bathrooms: 2, floorSize: 900, maxPets: 0, parking: 'none' },
    ...{ poolKind: 'none', amenities: ['wifi'], licenses: [], sleepingAreas: [], videos: [] },
    texts: { en: words, es: words },
    address: { street: null, city: 'Miami', region: 'FL', postalCode: '33133', country: 'US' },
    photos: [],
    rating: null,
  }),
)

const stars = { cleanliness: 5, accuracy: 5, checkIn: 5, communication: 5, location: 5, value: 5 }

function review(text: string, source: string | null): Review {
  return {
    ...{ id: text, text, source, overall: 5, aspects: source ? null : stars, language: 'en' },
    author: { firstName: 'Laura', place: null },
    stayedOn: '2026-03-01',
    publishedAt: '2026-03-20T12:00:00Z',
    reply: null,
  }
}

test('search engines read only reviews of stays that were booked here', () => {
  const reviews = [review('Ours', null), review('Theirs', 'Airbnb')]
  const context = { publicUrl: 'https://marea.test', language: 'en', brand: 'Marea' } as const
  const rental = vacationRental(suite, { reviews, ...context })
  expect(rental.review.map(({ reviewBody }) => reviewBody)).toEqual(['Ours'])
  const elsewhere = vacationRental(suite, { reviews: reviews.slice(1), ...context })
  expect(elsewhere.review).toEqual([])
  expect(elsewhere).not.toHaveProperty('aggregateRating')
})
