import type { Suite, SuitePhoto } from '@marea/contract/suites/endpoints.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import PhotoTour from './photo-tour.tsx'
import { tourRooms } from './tour-rooms.ts'

beforeEach(() => {
  // jsdom knows neither modal dialogs nor scrolling.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLElement.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(cleanup)

function photo(key: string, room: SuitePhoto['room']): SuitePhoto {
  const looks = { width: 1800, height: 1200, widths: [480], thumbhash: '', color: '#ffffff' }
  return { key, room, ...looks, alt: { en: `The ${key}`, es: `La ${key}` }, caption: null }
}

const photos = [
  photo('pool', 'pool'),
  photo('sofa', 'living'),
  photo('blue', 'bedroom'),
  photo('garden', 'pool'),
  photo('cot', 'bedroom'),
]
const blueRoom = { en: 'Blue room', es: 'Dormitorio azul' }
const sleepingAreas: Suite['sleepingAreas'] = [
  { name: blueRoom, note: blueRoom, beds: [{ kind: 'king', count: 1 }], photo: 'blue' },
]
const suite = { name: 'Casa Azul', photos, sleepingAreas }

function show(number: number | null, language: 'en' | 'es' = 'en') {
  const viewer = number && <p>Photo {number}</p>
  return renderInPage(
    <PhotoTour suite={suite} number={number} onClose={() => undefined}>
      {viewer}
    </PhotoTour>,
    { language },
  )
}

test('photos are grouped by room in the owner’s order and keep their numbers', () => {
  const groups = tourRooms(suite).map(({ id, photos: list }) => [id, list.map((p) => p.number)])
  expect(groups).toEqual([
    ['pool', [1, 4]],
    ['living', [2]],
    ['area-0', [3]],
    ['bedroom', [5]],
  ])
})

test.each([
  ['en', ['Pool', 'Living room', 'Blue room', 'Bedroom']],
  ['es', ['Piscina', 'Sala', 'Dormitorio azul', 'Dormitorio']],
] as const)('the rooms have headings and thumbnails in %s', (language, names) => {
  show(null, language)
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(names)
  const strip = within(screen.getByRole('navigation')).getAllByRole('button')
  expect(strip.map(({ textContent }) => textContent)).toEqual(names)
})

test('a thumbnail moves the focus to its room, and a photo has its own URL', () => {
  show(null)
  fireEvent.click(screen.getByRole('button', { name: 'Blue room' }))
  const heading = screen.getByRole('heading', { name: 'Blue room' })
  expect(document.activeElement).toBe(heading)
  expect(heading.scrollIntoView).toHaveBeenCalledOnce()
  const link = screen.getByRole('link', { name: 'The garden. Open photo' })
  expect(link.getAttribute('href')).toContain('photo=4')
})

test('the viewer opens above the tour', async () => {
  show(3)
  expect(await screen.findByText('Photo 3')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Photo tour of Casa Azul' })).toBeTruthy()
})
