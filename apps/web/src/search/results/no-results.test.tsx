import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SearchDraftContext } from '#search/search-draft.ts'
import { renderInPage } from '../../../test/page.tsx'
import { NoResults } from './no-results.tsx'

afterEach(cleanup)

function show(search: string) {
  const draft = { params: new URLSearchParams(search), go: () => undefined }
  renderInPage(
    <SearchDraftContext value={draft}>
      <NoResults relax={[]} save={null} />
    </SearchDraftContext>,
    { hasDataRouter: true },
  )
}

test.each(['', 'lang=es'])('without any published home the page says so: %s', (search) => {
  show(search)
  expect(screen.getByRole('heading', { name: 'No homes yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'List your home' })).toBeTruthy()
})

test('a search without homes can be started over', () => {
  show('where=wynwood')
  expect(screen.getByRole('heading', { name: 'No homes match your search' })).toBeTruthy()
  expect(screen.getByText('Start over')).toBeTruthy()
})
