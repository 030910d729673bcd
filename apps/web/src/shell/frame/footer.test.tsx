import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { Footer } from './footer.tsx'

afterEach(cleanup)

test('the footer shows the contacts of this installation', () => {
  const brand = {
    ...defaultBrand,
    email: 'help@marea.example',
    phone: '+1 (786) 555-0100',
    location: 'Doral, FL',
  }
  renderInPage(<Footer />, { config: { brand } })
  expect(screen.getByRole('heading', { name: 'Support in Doral, FL' })).toBeTruthy()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('+1 (786) 555-0100')).toBe('tel:+17865550100')
  expect(link('help@marea.example')).toBe('mailto:help@marea.example')
})

test('a contact that is not set has no line', () => {
  const { container } = renderInPage(<Footer />, { config: { brand: defaultBrand } })
  expect(container.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull()
  expect(screen.getByText('Daily, 8 AM to midnight')).toBeTruthy()
})

test('the footer names the company and links to its other pages', () => {
  const links = [{ text: { en: 'Our story', es: 'Nuestra historia' }, url: 'https://sol.example' }]
  const brand = { ...defaultBrand, legalName: 'Sol Stays LLC', links }
  renderInPage(<Footer />, { config: { brand }, language: 'es' })
  expect(screen.getByText(/© \d{4} Sol Stays LLC/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Nuestra historia' })
  expect(link.getAttribute('href')).toBe('https://sol.example')
})
