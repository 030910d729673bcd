import type { Site } from '@marea/contract/setup/site.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { standInForApi } from '../../test/api.ts'
import { renderInPage } from '../../test/page.tsx'
import SetupPage from './setup-page.tsx'
import SetupStepPage from './setup-step-page.tsx'

afterEach(cleanup)

const home = { step: 'home', state: 'open', settings: [] } as const
const site: Site = { isOpen: false, opened: null, sampleHomes: 0 }
const opened = { isOpen: true, opened: { by: 'Ana Ruiz', at: '2026-11-19T17:00:00Z' } }

function showSetup(given: Partial<Site> = {}) {
  const value = { steps: [home], site: { ...site, ...given } }
  return renderInPage(<SetupPage />, { loaded: { value } })
}

function showHomeStep(given: Partial<Site> = {}) {
  return renderInPage(<SetupStepPage />, { loaded: { step: home, site: { ...site, ...given } } })
}

test('a private site opens once that is confirmed, whatever steps are left', async () => {
  const sent = standInForApi({ 'POST /admin/site/opening': () => ({ ...site, ...opened }) })
  showSetup()
  screen.getByText('1 step of the setup is left. It doesn’t stop you from opening the site.')
  expect(screen.getByRole('link', { name: 'View site' }).getAttribute('href')).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: 'Open site' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep private for now' }))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Open site' }))
  const dialog = within(screen.getByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Open site' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('an open site says who opened it and when, and one that never was private says nothing', () => {
  showSetup(opened)
  screen.getByText('Your site is open')
  screen.getByText(/Ana Ruiz opened it on Nov 19/)
  cleanup()
  showSetup({ isOpen: true })
  expect(screen.queryByText('Your site is open')).toBeNull()
})

test('the step of the first home adds sample homes and removes them once that is confirmed', async () => {
  const sent = standInForApi({
    'POST /admin/site/samples': () => ({ ...site, sampleHomes: 6 }),
    'DELETE /admin/site/samples': () => site,
  })
  showHomeStep()
  fireEvent.click(screen.getByRole('button', { name: 'Add sample homes' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  showHomeStep({ sampleHomes: 6 })
  screen.getByText(/6 sample homes are published for administrators/)
  fireEvent.click(screen.getByRole('button', { name: 'Remove sample homes' }))
  const dialog = within(screen.getByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Remove sample homes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  cleanup()
  showHomeStep(opened)
  expect(screen.queryByText('Sample homes')).toBeNull()
})
