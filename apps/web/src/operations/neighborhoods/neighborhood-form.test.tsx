import type { AdminNeighborhood } from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { NeighborhoodSheet } from './neighborhood-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const around = (west: number, south: number): [number, number][] => [
  [west, south],
  [-80.11, south],
  [-80.11, 25.98],
  [west, 25.98],
]
/** Everything east of the bay is the beach. */
const jurisdictions = [
  { code: 'miami', place: 'miami', boundary: around(-80.88, 25.13) },
  { code: 'miami_beach', place: 'miami', boundary: around(-80.15, 25.77) },
]
const places = [{ slug: 'miami', name: { en: 'Miami', es: 'Miami' } }]

const known: AdminNeighborhood = {
  slug: 'brickell',
  name: { en: 'Brickell', es: 'Brickell' },
  line: { en: 'High-rises', es: 'Rascacielos' },
  about: { en: '', es: '' },
  latitude: 25.76064,
  longitude: -80.19193,
  jurisdiction: 'miami',
  position: 30,
  isActive: true,
  published: 1,
  unpublished: 0,
}

async function open(neighborhood?: AdminNeighborhood) {
  const saved = vi.fn(async () => undefined)
  renderInPage(
    <NeighborhoodSheet
      jurisdictions={jurisdictions}
      places={places}
      known={neighborhood}
      onClose={() => undefined}
      onSaved={saved}
    />,
  )
  await screen.findByRole('dialog')
  return saved
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save neighborhood' }))

test('a new one is sent once both names and a center in the county are there', async () => {
  const requests = standInForApi({ 'POST /admin/neighborhoods': () => [] })
  const saved = await open()
  save()
  expect(screen.getAllByText('Enter the name')).toHaveLength(2)
  type('Name (English)', 'Little Havana')
  type('Name (Spanish)', 'La Pequeña Habana')
  type('Center (latitude, longitude)', '25.7658, -80.2190')
  save()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requests.at(-1)?.body).toMatchObject({
    slug: 'little-havana',
    name: { en: 'Little Havana', es: 'La Pequeña Habana' },
    latitude: 25.7658,
    isActive: true,
  })
})

test('the address stays, and one with published homes stays offered', async () => {
  const requests = standInForApi({ 'PUT /admin/neighborhoods/brickell': () => [] })
  const saved = await open(known)
  expect(screen.queryByLabelText('Web address')).toBeNull()
  expect(screen.getByRole('checkbox').hasAttribute('disabled')).toBe(true)
  screen.getByText('1 published home is here, so it has to stay offered.')
  type('Center (latitude, longitude)', '25.7816, -80.1332')
  screen.getByText(/^The center is in City of Miami Beach/)
  save()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requests.at(-1)?.body).toMatchObject({ latitude: 25.7816, jurisdiction: 'miami' })
})
