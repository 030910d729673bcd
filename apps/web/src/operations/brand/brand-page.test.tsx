import { BrandSetting, defaultBrand } from '@marea/contract/platform/brand.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import BrandPage from './brand-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const value = { ...defaultBrand, location: 'Miami, FL' }
const step = {
  from: null,
  canRemove: false,
  reason: '',
  setBy: null,
  setAt: null,
  approvedBy: null,
}
const loaded = {
  value: BrandSetting.parse({ id: 'brand', steps: [{ ...step, value, state: 'current' }] }),
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('a changed brand is shown beside the old one before it is saved', async () => {
  const requests = standInForApi({ 'PUT /admin/brand': () => loaded.value })
  renderInPage(<BrandPage />, { loaded, at: '/?open=brand' })
  await screen.findByRole('dialog')
  type('Name', 'Sol y Mar')
  type('Legal name', 'Sol Stays LLC')
  const after = within(screen.getByRole('region', { name: 'After saving' }))
  expect(after.getAllByText('Sol y Mar')).toHaveLength(2)
  after.getByText('Sol Stays LLC, Miami, FL')
  within(screen.getByRole('region', { name: 'Now' })).getByText('Marea, Miami, FL')
  type('Reason', 'A new owner')
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]).toMatchObject({
    body: {
      value: { name: 'Sol y Mar', legalName: 'Sol Stays LLC' },
      changes: 0,
      reason: 'A new owner',
    },
  })
})

test('a color that is hard to read is refused with its ratio, and stays as typed', async () => {
  const requests = standInForApi({})
  renderInPage(<BrandPage />, { loaded, at: '/?open=brand' })
  await screen.findByRole('dialog')
  type('Accent, light theme', '#9FD3CC')
  screen.getByText('On panels, the contrast of this color is 1.37:1. Texts need at least 4.5:1.')
  type('Reason', 'A test')
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  expect(requests).toEqual([])
  expect(screen.getByLabelText('Accent, light theme')).toHaveProperty('value', '#9fd3cc')
  type('Tint, dark theme', 'blue')
  screen.getByText('Enter a color such as #0d4b46')
  fireEvent.click(screen.getByRole('button', { name: 'Use the default look' }))
  expect(screen.getByLabelText('Accent, light theme')).toHaveProperty('value', '#0d4b46')
})

test('a picture is added to what is typed meanwhile, and one that is refused says why', async () => {
  const logo = { key: 'a'.repeat(22), format: 'svg', width: 300, height: 100 }
  const answers = [refuse(400, 'brand.svg_unsafe'), logo]
  standInForApi({ 'POST /admin/brand/pictures/logo': () => answers.shift() })
  renderInPage(<BrandPage />, { loaded, at: '/?open=brand' })
  await screen.findByRole('dialog')
  const add = (size: number) => {
    const file = new File([new Uint8Array(size)], 'logo.svg', { type: 'image/svg+xml' })
    fireEvent.change(screen.getByLabelText('Add: Logo'), { target: { files: [file] } })
    type('Name', 'Sol y Mar')
  }
  add(6 * 1024 * 1024)
  screen.getByText('The image is too large (maximum 5MB)')
  add(9)
  await screen.findByText(/This SVG contains a script/)
  add(9)
  await screen.findByRole('button', { name: 'Remove: Logo' })
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Sol y Mar')
  const after = within(screen.getByRole('region', { name: 'After saving' }))
  expect(after.getAllByAltText('Sol y Mar')[0]?.getAttribute('src')).toBe(`/brand/${logo.key}.svg`)
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Logo' }))
  expect(after.queryByAltText('Sol y Mar')).toBeNull()
})

test('what cannot be saved is said at its field', async () => {
  renderInPage(<BrandPage />, { loaded, at: '/?open=brand' })
  await screen.findByRole('dialog')
  type('Name', ' ')
  type('Support phone', '305')
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  screen.getByText('Enter a name')
  screen.getByText('Enter a number that begins with + or leave it empty')
  screen.getByText(/Each link needs a text in every language/)
})
