import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import MaintenancePage from './maintenance-page.tsx'

afterEach(cleanup)

const current = {
  endsAt: '2100-11-19T17:30:00Z',
  reason: 'A new version',
  startedBy: 'Ana',
  startedAt: '2100-11-19T17:00:00Z',
}

test('Marea is closed for the minutes and the reason that an administrator enters', async () => {
  const sent = standInForApi({ 'POST /admin/maintenance': () => current })
  renderInPage(<MaintenancePage />, { loaded: { value: { current: null, isOpen: true } } })
  screen.getByText('Marea is open')
  const minutes = screen.getByLabelText('Minutes from now')
  fireEvent.change(minutes, { target: { value: '4' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close Marea' }))
  screen.getByText('Enter a whole number from 5 to 1,440')
  screen.getByText('Enter a reason of at least 3 characters')
  expect(sent).toHaveLength(0)
  fireEvent.change(minutes, { target: { value: '45' } })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' A new version ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close Marea' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { minutes: 45, reason: 'A new version' } }]),
  )
})

test('whoever closed Marea opens it, and sees that the announced end has passed', async () => {
  const sent = standInForApi({ 'DELETE /admin/maintenance': () => null })
  const passed = { ...current, endsAt: '2026-11-01T17:30:00Z' }
  renderInPage(<MaintenancePage />, { loaded: { value: { current: passed, isOpen: true } } })
  screen.getByText(/Ana started it: A new version.*The announced end has passed/)
  fireEvent.click(screen.getByRole('button', { name: 'End maintenance' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  screen.getByRole('button', { name: 'Change end' })
})

test('before the site was opened nobody reads that everyone can use it', () => {
  renderInPage(<MaintenancePage />, { loaded: { value: { current: null, isOpen: false } } })
  screen.getByText('Your site is private')
  expect(screen.queryByText('Marea is open')).toBeNull()
})
