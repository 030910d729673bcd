import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider } from '#platform/page/page.tsx'
import { TextsProvider } from '#platform/texts/texts.tsx'
import { createTextsStore } from '#platform/texts/texts-store.ts'
import { plainConfig } from '../../../test/page.tsx'
import WhenPanel from './when-panel.tsx'

const { en, es } = textTables

const Observer = function observer() {
  return { observe: () => undefined, disconnect: () => undefined }
}

const usd = (amount: number) => ({ amount, currency: 'USD' })
const weekends = [
  { checkIn: '2027-03-05', checkOut: '2027-03-07', count: 3, from: usd(141_250) },
  { checkIn: '2027-03-12', checkOut: '2027-03-14', count: 0, from: null },
]
const asked: string[] = []
let answer: () => Promise<Response>

function replyWith(choices: object[]) {
  answer = async () => Response.json({ result: { choices } })
}

beforeEach(() => {
  document.body.innerHTML = '<script id="page" type="application/json">{"config":{}}</script>'
  asked.length = 0
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return answer()
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let router: ReturnType<typeof createMemoryRouter>

function show(search: string, language: 'en' | 'es' = 'en') {
  const element = <WhenPanel isSheet={false} onShow={() => undefined} />
  router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/?${search}`] })
  const store = createTextsStore({ language, table: { en, es }[language] })
  return render(
    <PageProvider page={{ config: plainConfig }}>
      <TextsProvider store={store}>
        <RouterProvider router={router} />
      </TextsProvider>
    </PageProvider>,
  )
}

function search(): URLSearchParams {
  return new URLSearchParams(router.state.location.search)
}

test('a weekend that is chosen makes the dates exact and leaves the others to compare', async () => {
  replyWith(weekends)
  show('flexible=weekend&guests=4')
  const first = await screen.findByRole('radio', { name: /Mar 5 – 7.*3 homes.*from \$1,412\.50/s })
  expect(screen.getByRole('radio', { name: /Any weekend/, checked: true })).toBeDefined()
  fireEvent.click(first)
  await waitFor(() =>
    expect(String(search())).toBe('guests=4&checkIn=2027-03-05&checkOut=2027-03-07'),
  )
  expect(await screen.findByRole('radio', { name: /Mar 5 – 7/, checked: true })).toBeDefined()
  const none = screen.getByRole('radio', { name: /Mar 12 – 14.*Not available/s })
  expect(none).toHaveProperty('disabled', true)
  await router.navigate(-1)
  await waitFor(() => expect(String(search())).toBe('flexible=weekend&guests=4'))
  expect(await screen.findByRole('radio', { name: /Any weekend/, checked: true })).toBeDefined()
  expect(asked).toHaveLength(1)
})

test('one request has the prices of any number of days around', async () => {
  const days = ['06', '07', '08', '09', '10'].map((day, index) => ({
    checkIn: `2027-03-${day}`,
    checkOut: `2027-03-${12 + index}`,
    count: 2,
    from: usd(200_000 + index),
  }))
  replyWith(days)
  show('checkIn=2027-03-08&checkOut=2027-03-14')
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '±1 day' }))
  await waitFor(() => expect(search().get('around')).toBe('1'))
  expect(await screen.findAllByRole('radio')).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: '±2 days' }))
  expect(screen.getAllByRole('radio')).toHaveLength(6)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('around=7')
  fireEvent.click(screen.getByRole('radio', { name: /Mar 7 – 13/ }))
  await waitFor(() => expect(String(search())).toBe('checkIn=2027-03-07&checkOut=2027-03-13'))
})

test('several months can be chosen, and each choice loads their prices', async () => {
  replyWith(weekends)
  show('flexible=week')
  await screen.findAllByRole('radio')
  const [, first, second] = screen.getAllByRole('button', { name: /20\d\d$/ })
  fireEvent.click(second as HTMLElement)
  fireEvent.click(first as HTMLElement)
  await waitFor(() => expect(search().get('month')).toContain(','))
  const months = search().get('month')?.split(',') ?? []
  expect(months).toEqual(months.toSorted())
  fireEvent.click(first as HTMLElement)
  await waitFor(() => expect(search().get('month')).toBe(months[1]))
})

test('loading, nothing available and an error each have their own state', async () => {
  let reply: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (reply = resolve))
  const { container } = show('flexible=month', 'es')
  expect(container.querySelector('[data-skeleton]')).not.toBeNull()
  reply(Response.json({ error: { code: 'server.busy', message: 'Busy' } }, { status: 503 }))
  expect(await screen.findByText(es['search.choices_failed'])).toBeDefined()
  replyWith([])
  fireEvent.click(screen.getByRole('button', { name: es['error.again'] }))
  expect(await screen.findByText(es['search.choices_none'])).toBeDefined()
})

test('arrows, Home, End and pages move through the days', async () => {
  show('checkIn=2027-03-10&checkOut=2027-03-14')
  const grid = screen.getByRole('grid', { name: /March 2027/ })
  const days = () => [...document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]')]
  expect(grid.contains(days()[0] ?? null)).toBe(true)
  expect(days()).toHaveLength(1)
  days()[0]?.focus()
  const reached = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? grid, { key })
    return document.activeElement?.getAttribute('data-day')
  }
  expect(reached('ArrowRight')).toBe('2027-03-11')
  expect(reached('ArrowDown')).toBe('2027-03-18')
  expect(reached('ArrowLeft')).toBe('2027-03-17')
  expect(reached('ArrowUp')).toBe('2027-03-10')
  expect(reached('Home')).toBe('2027-03-07')
  expect(reached('End')).toBe('2027-03-13')
  expect(reached('PageDown')).toBe('2027-04-13')
  expect(reached('PageUp')).toBe('2027-03-13')
  expect(days().map(({ dataset }) => dataset.day)).toEqual(['2027-03-13'])
})

test('without dates there are no days around them', () => {
  show('')
  expect(screen.queryByRole('button', { name: '±1 day' })).toBeNull()
  expect(screen.getByText(en['search.around_hint'])).toBeDefined()
})
