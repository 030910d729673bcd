import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedPlace } from '#search/search-bar/use-typed-place.ts'
import WherePanel from '#search/search-bar/where-panel.tsx'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { rememberSearch } from './recent-searches.ts'

const found = {
  neighborhoods: [{ slug: 'brickell', name: 'Brickell', count: 3 }],
  homes: [
    { slug: 'casa-brisa', name: 'Casa Brisa', neighborhood: 'Brickell', bedrooms: 2, photo: null },
  ],
  landmarks: [{ name: 'Brickell City Centre', kind: 'downtown', count: 3 }],
}
const nothing = { neighborhoods: [], homes: [], landmarks: [] }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const place = useTypedPlace()
  const { pathname, search } = useLocation()
  const neighborhoods = [{ slug: 'wynwood', name: 'Wynwood', count: 2, from: usd(60_000) }]
  return (
    <>
      <WherePanel
        {...{ neighborhoods, place }}
        isSheet={false}
        onDone={(act) => act()}
        onShow={(act) => act()}
        onLeave={(act) => act()}
      />
      <output>{pathname + search}</output>
    </>
  )
}

function type(text: string, answer: unknown = found) {
  const path = `GET /search-suggestions?text=${encodeURIComponent(text)}`
  standInForApi(answer ? { [path]: () => answer } : {})
  renderInPage(<Page />, { hasDataRouter: true })
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: text } })
  return field
}

/** jsdom does not submit a form by a key. */
function pressEnter() {
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
}

/** A data router navigates in a later turn. */
const expectAddress = (expected: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected))

test('arrows reach each suggestion and the text again, and Enter searches the neighborhood', async () => {
  const field = type('Brí')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  expect(screen.getByText('3 suggestions')).toBeTruthy()
  expect(document.querySelector('mark')?.textContent).toBe('Bri')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  const reached = ['ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => {
    fireEvent.keyDown(field, { key })
    const id = field.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.querySelector('b')?.textContent
  })
  expect(reached).toEqual(['Brickell City Centre', null, 'Brickell'])
  pressEnter()
  await expectAddress('/?where=brickell')
})

test('a home opens its page', async () => {
  type('bri')
  fireEvent.click(await screen.findByRole('option', { name: /Casa Brisa/ }))
  await expectAddress('/suite-details/casa-brisa')
})

test('Escape leaves the suggestion first, and Enter then searches for the text', async () => {
  const field = type('bri')
  await screen.findAllByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  pressEnter()
  await expectAddress('/?where=bri')
})

test('a text without a match says so and offers the neighborhoods', async () => {
  type('Orlando', nothing)
  await screen.findByText('No neighborhood, home or landmark matches “Orlando”')
  fireEvent.click(screen.getByRole('button', { name: /Wynwood/ }))
  await expectAddress('/?where=wynwood')
})

test('without a connection the text can still be searched', async () => {
  type('grove', null)
  await screen.findByText(/Suggestions aren’t available/)
  pressEnter()
  await expectAddress('/?where=grove')
})

const remember = (query: string) => rememberSearch(new URLSearchParams(query), () => '2099-01-01')

test('recent searches are listed in words, refined in place, and removed one by one or all', async () => {
  remember('where=brickell')
  remember('where=brickell&checkIn=2099-03-08&checkOut=2099-03-12&guests=4&amenities=pool')
  remember('flexible=weekend')
  standInForApi({})
  renderInPage(<Page />, { hasDataRouter: true })
  const titles = () =>
    screen.getAllByRole('listitem').map((each) => each.querySelector('b')?.textContent)
  expect(titles().slice(0, 2)).toEqual([
    'Anywhere in Miami, A weekend',
    expect.stringMatching(/^Brickell, Mar 8/),
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Remove Anywhere/ }))
  expect(titles()[0]).toMatch(/^Brickell/)
  fireEvent.click(screen.getByRole('button', { name: /^Brickell.*4 guests/ }))
  await expectAddress('/?checkIn=2099-03-08&checkOut=2099-03-12&guests=4&where=brickell')
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(localStorage.getItem('recent-searches')).toBeNull()
  expect(screen.queryByText('Recent searches')).toBeNull()
})

test('what is stored is read with care: five at most, past dates and foreign values dropped', () => {
  const stored = [
    'where=grove&checkIn=2020-01-01&checkOut=2020-01-05&guests=999&next=//evil.test',
    'guests=4',
    7,
    null,
    'x'.repeat(600),
    ...['a', 'b', 'c', 'd', 'e'].map((where) => `where=${where}`),
  ]
  localStorage.setItem('recent-searches', JSON.stringify(stored))
  standInForApi({})
  renderInPage(<Page />, { language: 'es', hasDataRouter: true })
  const removals = screen.getAllByRole('button', { name: /^Eliminar/ })
  expect(removals).toHaveLength(5)
  expect(removals[0]?.getAttribute('aria-label')).toBe('Eliminar Grove, 2 huéspedes')
  cleanup()
  localStorage.setItem('recent-searches', '{"broken')
  renderInPage(<Page />, { hasDataRouter: true })
  expect(screen.queryByText('Recent searches')).toBeNull()
})
