import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '#platform/texts/texts.tsx'
import { createTextsStore } from '#platform/texts/texts-store.ts'
import { SearchDraftContext } from '#search/search-draft.ts'
import GuestsPanel from './guests-panel.tsx'

const { en, es } = textTables

afterEach(cleanup)

type Shown = {
  isSheet?: boolean
  language?: 'en' | 'es'
  /** By the number of guests in the URL. */
  found?: Record<string, number>
  isDraft?: boolean
}

const onShow = vi.fn()

function show({ isSheet = true, language = 'en', found, isDraft }: Shown) {
  onShow.mockClear()
  const panel = <GuestsPanel {...{ isSheet, onShow }} />
  const draft = { params: new URLSearchParams(), go: () => undefined }
  const element = isDraft ? <SearchDraftContext value={draft}>{panel}</SearchDraftContext> : panel
  const home = {
    id: 'search/home/home-page',
    path: '/',
    element,
    loader: ({ request }: { request: Request }) => {
      const guests = new URL(request.url).searchParams.get('guests') ?? '2'
      return { result: found ? { count: found[guests] ?? 0 } : null }
    },
    hydrateFallbackElement: null,
  }
  const router = createMemoryRouter([home], {
    initialEntries: ['/?where=brickell&guests=3&pets=1&flexible=week&month=2027-03&bedrooms=2'],
  })
  const store = createTextsStore({ language, table: { en, es }[language] })
  render(
    <TextsProvider store={store}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  return router
}

const searchOf = (router: ReturnType<typeof show>) => router.state.location.search

test('a sheet counts the homes of every change and shows them', async () => {
  show({ found: { 3: 1, 4: 12 } })
  await screen.findByRole('button', { name: 'Show 1 home' })
  fireEvent.click(screen.getByRole('button', { name: 'Increase: Adults' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Show 12 homes' }))
  expect(onShow).toHaveBeenCalledOnce()
  expect(screen.getByText('12 homes').getAttribute('role')).toBe('status')
})

test('a search without homes says so and still leads to its suggestions', async () => {
  show({ language: 'es', found: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Sin casas · Ver sugerencias' }))
  expect(onShow).toHaveBeenCalledOnce()
  expect(screen.getByText(es['search.no_results']).getAttribute('role')).toBe('status')
})

test('everything of the search is cleared, the filters stay, and focus does too', async () => {
  const router = show({ found: { 2: 54, 3: 1 } })
  const clear = await screen.findByRole('button', { name: 'Clear all' })
  clear.focus()
  fireEvent.click(clear)
  await waitFor(() => expect(searchOf(router)).toBe('?bedrooms=2'))
  expect(await screen.findByRole('button', { name: 'Show 54 homes' })).toBeTruthy()
  expect(document.activeElement).toBe(clear)
})

test('beside the capsule there is nothing to clear, and without a count nothing is promised', async () => {
  show({ isSheet: false, found: { 3: 1 } })
  await screen.findByRole('button', { name: 'Done' })
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  cleanup()
  show({})
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy()
  cleanup()
  show({ isDraft: true, found: { 3: 1 } })
  expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy()
})
