import type { FoundPerson } from '@marea/contract/operations/people.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import PeoplePage from './people-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const laura: FoundPerson = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  fullName: 'Laura Mendoza',
  email: 'laura@marea.test',
  profile: 'USER',
  createdAt: '2026-01-05T10:00:00Z',
  isLocked: false,
}

function render(items: FoundPerson[]) {
  renderInPage(
    <>
      <PeoplePage />
      <output data-testid='search'>{<Search />}</output>
    </>,
    { loaded: { value: { items, count: items.length, pages: 3 } } },
  )
}

function Search() {
  return useLocation().search
}

const search = () => screen.getByTestId('search').textContent
const shows = (expected: string) => waitFor(() => expect(search()).toBe(expected))

test('a sorted list keeps its filters and page links keep both, all in the URL', async () => {
  render([laura])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name, email or phone' }), {
    target: { value: 'laura' },
  })
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'USER' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await shows('?text=laura&show=USER')
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  await shows('?text=laura&show=USER&sort=name')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  const second = screen.getByRole('link', { name: 'Page 2' })
  expect(second.getAttribute('href')).toContain('?text=laura&show=USER&sort=name&page=2')
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  await shows('?sort=name')
})

test('filters that nobody matches say so', () => {
  render([])
  expect(screen.getByText('No one matches this search')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
