import type { Review } from '@marea/contract/reviews/endpoints.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewsPage } from './use-reviews.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stars = { cleanliness: 5, accuracy: 5, checkIn: 5, communication: 5, location: 5, value: 5 }

function review(number: number, text: string, more: Partial<Review> = {}): Review {
  return {
    id: `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
    author: { firstName: 'Laura', place: null },
    source: null,
    overall: 5,
    aspects: stars,
    text,
    language: 'en',
    stayedOn: '2026-03-01',
    publishedAt: '2026-03-20T12:00:00Z',
    reply: null,
    ...more,
  }
}

function pageOf(
  items: Review[],
  { matches = items.length, page = 1, pages = 1 } = {},
): ReviewsPage {
  const summary = { count: 12, average: 5, aspects: stars, histogram: [0, 0, 0, 0, 12] as const }
  return { summary: { ...summary, histogram: [...summary.histogram] }, items, matches, page, pages }
}

const all = pageOf(
  Array.from({ length: 10 }, (_, at) => review(at, `Stay ${at}`)),
  { matches: 12, pages: 2 },
)
const searched = 'GET /suites/casa-almendro/reviews?q=piscina&sort=newest'
const cold = review(20, 'La PISCÍNA estaba fría', {
  language: 'es',
  reply: { text: 'Piscinas frías son sanas', language: 'es', repliedAt: '2026-03-21T12:00:00Z' },
})

function Page() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <ReviewList slug='casa-almendro' first={all} />
      <button type='button' onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{search}</output>
    </>
  )
}

function open(answers: Parameters<typeof standInForApi>[0]) {
  const requests = standInForApi(answers)
  renderInPage(<Page />, { hasDataRouter: true })
  return requests
}

function search(words: string) {
  const field = screen.getByRole('searchbox', { name: 'Search reviews' })
  fireEvent.change(field, { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  return field
}

const expectAddress = (expected: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected))
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)

test('words are searched and marked in the review and the reply, in their language', async () => {
  open({ [searched]: () => pageOf([cold]) })
  search(' piscina ')
  expect(await screen.findByText('1 review matches “piscina”')).toBeTruthy()
  await expectAddress('?reviewSearch=piscina')
  expect(marks()).toEqual(['PISCÍNA', 'Piscina'])
  const quote = document.querySelector('blockquote p')
  expect(quote?.getAttribute('lang')).toBe('es')
  expect(screen.getAllByText('Written in Spanish')).toHaveLength(2)
})

test('Back shows every review again, and the field follows', async () => {
  open({ [searched]: () => pageOf([cold]) })
  const field = search('piscina')
  await screen.findByText('1 review matches “piscina”')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expectAddress('')
  expect(await screen.findByText('Stay 0')).toBeTruthy()
  expect(field).toHaveProperty('value', '')
  expect(marks()).toEqual([])
})

test('no match says so, and clearing the search returns to the field', async () => {
  open({ [searched]: () => pageOf([]) })
  const field = search('piscina')
  const title = await screen.findByRole('heading', { name: 'No reviews match “piscina”' })
  const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1)
  fireEvent.click(clear ?? title)
  await expectAddress('')
  expect(document.activeElement).toBe(field)
  expect(await screen.findByText('Stay 3')).toBeTruthy()
})

test('a search that fails is tried again without losing the words', async () => {
  let isDown = true
  open({ [searched]: () => (isDown ? refuse(503, 'server.unavailable') : pageOf([cold])) })
  const field = search('piscina')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We couldn’t load these reviews')
  expect(field).toHaveProperty('value', 'piscina')
  isDown = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 review matches “piscina”')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the lowest come first, and further pages keep the order', async () => {
  const path = 'GET /suites/casa-almendro/reviews?q=&sort=lowest'
  const requests = open({
    [path]: () => pageOf([review(30, 'Dull')], { matches: 2, pages: 2 }),
    [`${path}&page=2`]: () => pageOf([review(31, 'Fine')], { matches: 2, page: 2, pages: 2 }),
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Lowest rating' }))
  await expectAddress('?reviewSort=lowest')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more reviews (1 of 2)' }))
  expect(await screen.findByText('Fine')).toBeTruthy()
  expect(screen.getByText('Dull')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  expect(requests).toHaveLength(2)
})

test('an answer to an older search is dropped', async () => {
  let answerLate: (page: ReviewsPage) => void = () => undefined
  const late = new Promise<ReviewsPage>((resolve) => {
    answerLate = resolve
  })
  open({
    [searched]: () => late,
    'GET /suites/casa-almendro/reviews?q=dull&sort=newest': () => pageOf([review(30, 'Dull')]),
  })
  search('piscina')
  await expectAddress('?reviewSearch=piscina')
  search('dull')
  await screen.findByText('1 review matches “dull”')
  await act(async () => answerLate(pageOf([cold])))
  expect(marks()).toEqual(['Dull'])
})
