import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import JurisdictionsPage from './jurisdictions-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const both = (text: string) => ({ en: text, es: text })
const limits = { guestsPerBedroom: 2, guestsBesides: null, guestsAtMost: 12 }
const miami = {
  code: 'miami',
  name: { en: 'City of Miami', es: 'Ciudad de Miami' },
  place: 'dade',
  boundary: null,
  ...limits,
  allowsHouses: true,
  isActive: true,
  published: 5,
}
const rule = {
  dueDay: 20,
  movesToBusinessDay: true,
  isPaidDayBefore: false,
  allowanceRate: 2500,
  allowancePart: 1200_00,
  allowanceMax: null,
}
const state = { code: 'state', name: both('State of Florida'), form: both('DR-15'), rule }
const tax = {
  code: 'fl_state',
  name: both('State tax'),
  taxReturn: 'state',
  jurisdictions: ['miami'],
}
const permit = {
  code: 'permit',
  name: both('Permit'),
  example: '',
  requiredIn: [{ jurisdiction: 'miami', from: null }],
}
const value = {
  today: '2026-11-19',
  jurisdictions: [miami, { ...miami, code: 'surfside', name: both('Surfside'), isActive: false }],
  licenses: [permit],
  authorities: [tax],
  returns: [state],
  places: [{ slug: 'dade', name: both('Miami-Dade') }],
}

async function open(row: string) {
  renderInPage(<JurisdictionsPage />, { loaded: { value }, at: `/?open=${row}` })
  await screen.findByRole('dialog')
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(field(label), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

test('each row has its facts and a link to its form', () => {
  renderInPage(<JurisdictionsPage />, { loaded: { value } })
  expect(screen.getByRole('row', { name: /^City of Miami/ }).textContent).toContain(
    'Miami-Dade5 published',
  )
  for (const [name, row] of [
    ['City of Miami', 'jurisdiction-miami'],
    ['State tax', 'authority-fl_state'],
    ['State of Florida', 'return-state'],
    ['Permit', 'license-permit'],
  ]) {
    const link = screen.getByRole('link', { name: new RegExp(`^Edit\\s*${name}$`) })
    expect(link.getAttribute('href')).toContain(`?open=${row}`)
  }
})

test('a jurisdiction says which of its fields are wrong, and a refusal keeps it as typed', async () => {
  const requests = standInForApi({
    'PUT /admin/jurisdictions/miami': () => refuse(409, 'tax_rules.in_use'),
  })
  await open('jurisdiction-miami')
  type('Name (Español)', ' ')
  type('Boundary', '25.7, -80.2\n25.8, east')
  type('Guests in one home, at most', '51')
  save()
  screen.getByText('Enter it in English and in Spanish')
  screen.getByText(/^Enter at least three corners/)
  screen.getByText('Enter a whole number up to 50')
  expect(requests).toHaveLength(0)
  type('Name (Español)', 'Miami')
  type('Boundary', '25.7, -80.2\n25.8, -80.2\n25.8, -80.1')
  type('Guests in one home, at most', '')
  fireEvent.click(screen.getByLabelText('Homes can be published here'))
  save()
  await screen.findByText(/Published homes are in this jurisdiction/)
  expect(requests[0]?.body).toMatchObject({
    name: { en: 'City of Miami', es: 'Miami' },
    place: 'dade',
    boundary: [
      [-80.2, 25.7],
      [-80.2, 25.8],
      [-80.1, 25.8],
    ],
    guestsPerBedroom: 2,
    guestsAtMost: null,
    isActive: false,
  })
  expect(field('Name (Español)').value).toBe('Miami')
  expect(field('Boundary').value).toContain('25.8, -80.1')
  expect(field('Homes can be published here').checked).toBe(false)
})

test('a new tax authority needs a code, names, a return and a jurisdiction', async () => {
  const requests = standInForApi({})
  await open('authority')
  type(/^Code/, 'Largo')
  save()
  screen.getByText('Enter lowercase letters, digits and underscores')
  expect(screen.getAllByText('Enter it in English and in Spanish')).toHaveLength(2)
  screen.getByText('Choose the return it is filed with')
  screen.getByText('Choose at least one jurisdiction')
  expect(field(/^Code/).value).toBe('Largo')
  expect(requests).toHaveLength(0)
})

test('a tax authority that must keep a jurisdiction stays as typed', async () => {
  const requests = standInForApi({
    'PUT /admin/tax-authorities/fl_state': () => refuse(409, 'tax_rules.still_levied'),
  })
  await open('authority-fl_state')
  fireEvent.click(screen.getByRole('checkbox', { name: 'City of Miami' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Surfside' }))
  save()
  await screen.findByText(/has tax rates in a jurisdiction you left out/)
  expect(requests[0]?.body).toEqual({ name: both('State tax'), jurisdictions: ['surfside'] })
  expect(field('City of Miami').checked).toBe(false)
  expect(field('Surfside').checked).toBe(true)
})

test('a tax return is read in days, percent and dollars, and keeps what was typed when refused', async () => {
  const requests = standInForApi({
    'PUT /admin/tax-returns/state': () => refuse(404, 'resource.not_found'),
  })
  await open('return-state')
  type(/^Due day/, '29')
  type(/^Collection allowance/, '21')
  type(/^Maximum allowance/, 'much')
  save()
  screen.getByText('Enter a day from 1 to 28')
  screen.getByText('Enter a percentage from 0 to 20')
  screen.getByText('Enter an amount in dollars, or leave it empty')
  type(/^Due day/, '15')
  type(/^Collection allowance/, '2')
  type(/^Maximum allowance/, '30')
  save()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toMatchObject({
    rule: { ...rule, dueDay: 15, allowanceRate: 2000, allowanceMax: 30_00 },
  })
  await screen.findByText('We couldn’t save your changes')
  expect(field(/^Due day/).value).toBe('15')
})

test('a license may be required from today on, not from a day before', async () => {
  const requests = standInForApi({
    'PUT /admin/license-kinds/permit': () => refuse(400, 'tax_rules.past_day'),
  })
  await open('license-permit')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Surfside' }))
  const from = /Surfside/
  const day = screen.getAllByLabelText<HTMLInputElement>(from).at(-1)
  expect(day?.value).toBe('2026-11-19')
  fireEvent.change(day ?? document.body, { target: { value: '2026-11-18' } })
  save()
  expect(day?.getAttribute('aria-invalid')).toBe('true')
  expect(requests).toHaveLength(0)
  fireEvent.change(day ?? document.body, { target: { value: '2027-01-01' } })
  save()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toMatchObject({
    requiredIn: [
      { jurisdiction: 'miami', from: null },
      { jurisdiction: 'surfside', from: '2027-01-01' },
    ],
  })
  await screen.findByText('Choose today or a later day.')
  expect(day?.value).toBe('2027-01-01')
})
