import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { PlaceSheet } from './place-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rule = { day: null, weekday: null, week: null, daysAfter: 0, isMoved: false }
const known: AdminPlace = {
  slug: 'cancun',
  name: { en: 'Cancún', es: 'Cancún' },
  otherNames: ['Quintana Roo', 'Riviera Maya'],
  timeZone: 'America/Cancun',
  region: 'QR',
  country: 'MX',
  currency: 'USD',
  latitude: 21.1619,
  longitude: -86.8515,
  holidays: [
    { ...rule, name: { en: 'Independence Day', es: 'Independencia' }, month: 9, day: 16 },
    {
      ...rule,
      name: { en: 'Week of the fair', es: 'Semana de la feria' },
      ...{ month: 3, weekday: 1, week: 3, daysAfter: 4 },
    },
  ],
  isActive: true,
  homes: 2,
  published: 1,
}

async function open(place?: AdminPlace) {
  const saved = vi.fn(async () => undefined)
  renderInPage(<PlaceSheet known={place} onClose={() => undefined} onSaved={saved} />)
  await screen.findByRole('dialog')
  return saved
}

/** The names of holidays have the same labels, below. */
function field(label: string): HTMLElement {
  const [first] = screen.getAllByLabelText(label)
  if (!first) throw new Error(`There is no field ${label}.`)
  return first
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save place' }))

test('a new place needs both names, a time zone, an address and a center', async () => {
  const requests = standInForApi({ 'POST /admin/places': () => [] })
  await open()
  save()
  expect(screen.getAllByText('Enter the name')).toHaveLength(2)
  for (const missing of [
    'Choose the time zone',
    'Enter two or three letters',
    'Enter two letters',
    'Enter latitude and longitude, such as 21.1619, -86.8515',
  ]) {
    screen.getByText(missing)
  }
  expect(requests).toEqual([])
})

test('one with homes keeps its time zone and stays offered; its holidays are sent as they were', async () => {
  const requests = standInForApi({ 'PUT /admin/places/cancun': () => [] })
  const saved = await open(known)
  screen.getByText('September 16')
  screen.getByText('Third Monday of March, 4 days later')
  expect(screen.getByRole('button', { name: /Time zone/ }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByLabelText(/^Offer homes here/).hasAttribute('disabled')).toBe(true)
  type('State', 'qr')
  type('Name (Spanish)', 'Cancún, Quintana Roo')
  save()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  const { slug: _, currency: __, homes: ___, published: ____, ...facts } = known
  const name = { en: 'Cancún', es: 'Cancún, Quintana Roo' }
  expect(requests.at(-1)?.body).toEqual({ ...facts, name })
})

test('other names are separated by commas, and each has a letter and is not too long', async () => {
  const requests = standInForApi({ 'PUT /admin/places/cancun': () => [] })
  const saved = await open(known)
  const label = 'Other names (optional)'
  expect(field(label)).toHaveProperty('value', 'Quintana Roo, Riviera Maya')
  const sentence = 'Enter up to 20 names of up to 60 characters, each with a letter or a digit'
  for (const wrong of ['Tulum, —', 'T'.repeat(61), 'Tulum,'.repeat(21)]) {
    type(label, wrong)
    save()
    await screen.findByText(sentence)
  }
  expect(requests).toEqual([])
  type(label, ' Tulum ,, Isla Mujeres,')
  save()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requests.at(-1)?.body).toMatchObject({ otherNames: ['Tulum', 'Isla Mujeres'] })
})

test('what was typed stays when the server refuses it', async () => {
  const sentence = 'Guests already find another place by one of these names. Nothing was saved.'
  standInForApi({ 'PUT /admin/places/cancun': () => refuse(409, 'places.name_taken') })
  const saved = await open(known)
  type('Name (English)', 'Miami')
  save()
  await screen.findByText(sentence)
  expect(field('Name (English)')).toHaveProperty('value', 'Miami')
  expect(saved).not.toHaveBeenCalled()
})
