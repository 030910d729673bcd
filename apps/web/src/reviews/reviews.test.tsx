import type { Review, ReviewSummary } from '@marea/contract/reviews/endpoints.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../test/page.tsx'
import { Reviews } from './reviews.tsx'

afterEach(cleanup)

const fromElsewhere: Review = {
  id: '00000000-0000-4000-8000-000000000001',
  author: { firstName: 'Tom', place: null },
  source: 'Booking.com',
  overall: 4,
  aspects: null,
  text: 'Exactly like the photos',
  language: 'en',
  stayedOn: '2026-03-01',
  publishedAt: '2026-03-20T12:00:00Z',
  reply: null,
}
const histogram: ReviewSummary['histogram'] = [0, 0, 0, 0, 0]
const summary: ReviewSummary = { count: 0, average: null, aspects: null, histogram }
const first = { summary, items: [fromElsewhere], matches: 1, page: 1, pages: 1 }

test.each([
  ['en', 'From Booking.com', /don’t count toward the rating/],
  ['es', 'De Booking.com', /no cuentan para la calificación/],
] as const)(
  'in %s a review from elsewhere names its source, and gives no score',
  (language, source, note) => {
    renderInPage(<Reviews slug='casa-duna' first={first} />, { language, hasDataRouter: true })
    screen.getByText(source)
    screen.getByText(note)
    expect(screen.queryByText(/^from \d|^de \d/)).toBeNull()
  },
)

test('a home without any review has no section of them', () => {
  const none = { ...first, items: [], matches: 0 }
  renderInPage(<Reviews slug='casa-duna' first={none} />, { hasDataRouter: true })
  expect(document.getElementById('reviews')).toBeNull()
})
