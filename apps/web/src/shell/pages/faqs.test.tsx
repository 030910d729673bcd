import type { FaqGroup } from '@marea/contract/articles/endpoints.ts'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { PageProvider } from '#platform/page/page.tsx'
import { TextsProvider } from '#platform/texts/texts.tsx'
import { createTextsStore } from '#platform/texts/texts-store.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { Faqs } from './faqs.tsx'

const { en } = textTables

afterEach(cleanup)
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})
configure({ asyncUtilTimeout: 15_000 })

const groups: FaqGroup[] = [
  {
    anchor: 'money',
    language: 'en',
    title: 'Money',
    questions: [
      question('refund', 'When is my refund paid?', 'Within ten business days, café included.'),
      question('wallet', 'What is the wallet?', 'Money you can use for stays.'),
    ],
  },
]

test('typing filters, marks and announces, and the URL keeps the search', async () => {
  const router = open('/faqs')
  type('CAFE')
  expect(questions()).toEqual(['When is my refund paid?'])
  expect(document.querySelector('mark')?.textContent).toBe('café')
  expect(screen.getByRole('status').textContent).toBe('1 question found')
  await waitFor(() => expect(router.state.location.search).toBe('?q=CAFE'))
})

test('Back, even at once, returns to all questions and Forward to the search', async () => {
  const router = open('/faqs')
  type('wallet')
  const { promise: written, resolve } = Promise.withResolvers<void>()
  router.subscribe(({ location }) => location.search === '?q=wallet' && resolve())
  await written
  await router.navigate(-1)
  await waitFor(() => expect(questions()).toHaveLength(2))
  expect(field().value).toBe('')
  await router.navigate(1)
  await waitFor(() => expect(questions()).toEqual(['What is the wallet?']))
})

test('a search from the URL that finds nothing offers support and can be cleared', async () => {
  const router = open('/faqs?q=helicopter')
  expect(questions()).toEqual([])
  expect(screen.getByRole('heading', { name: en['faqs.none'] })).toBeTruthy()
  expect(screen.getByRole('link', { name: en['faqs.email'] }).getAttribute('href')).toContain(
    'mailto:',
  )
  const [clear] = screen.getAllByRole('button', { name: en['faqs.clear'] })
  fireEvent.click(clear as HTMLElement)
  expect(questions()).toHaveLength(2)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('the link of a question opens it, and can be copied', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  open('/faqs#wallet')
  expect(isOpen('wallet')).toBe(true)
  expect(isOpen('refund')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Copy link to “What is the wallet?”' }))
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#wallet$/))
})

function open(address: string) {
  const store = createTextsStore({ language: 'en', table: en })
  const config = {
    publicUrl: 'https://marea.test',
    brand: { ...defaultBrand, email: 'hola@marea.test', phone: '+1 305 555 0142' },
    demo: false,
    devPages: false,
    build: 'test',
    companyTimeZone,
  }
  history.pushState(null, '', address)
  // Of the browser: that of memory gives Back the same location again, which React sees as no change.
  const router = createBrowserRouter([{ path: '/faqs', element: <Faqs groups={groups} /> }])
  onTestFinished(() => router.dispose())
  render(
    <PageProvider page={{ config, nonce: '' }}>
      <TextsProvider store={store}>
        <RouterProvider router={router} />
      </TextsProvider>
    </PageProvider>,
  )
  return router
}

function question(anchor: string, title: string, answer: string) {
  const blocks = [{ kind: 'paragraph' as const, runs: [{ text: answer }] }]
  return { anchor, language: 'en' as const, question: title, blocks }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const questions = () => [...document.querySelectorAll('summary')].map((each) => each.textContent)
const isOpen = (anchor: string) => document.getElementById(anchor)?.hasAttribute('open')
