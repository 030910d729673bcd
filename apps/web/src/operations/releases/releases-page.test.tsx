import type { Release } from '@marea/contract/operations/releases.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import ReleasesPage from './releases-page.tsx'

afterEach(cleanup)

const releases: Release[] = [
  {
    version: '0.2.0',
    releasedOn: '2027-01-31',
    summary: 'Deposits.',
    parts: [{ title: 'Guests', items: ['A deposit is held', 'And released'] }],
  },
  { version: '0.1.0', releasedOn: '2026-11-19', summary: 'The first.', parts: [] },
]

test('an administrator reads which version runs, and what changed in each, newest first', () => {
  renderInPage(<ReleasesPage />, { loaded: { value: { version: '0.2.0', releases } } })
  screen.getByText('Version 0.2.0 is running.')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['0.2.0 · Jan 31, 2027', '0.1.0 · Nov 19, 2026'])
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['A deposit is held', 'And released'])
  expect(screen.getByRole('list').closest('[lang]')?.getAttribute('lang')).toBe('en')
})
