import { type Language, languages, perLanguage } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { booking as paid } from '../../../test/booking.ts'
import { visa } from '../../../test/cards.ts'
import { renderInPage } from '../../../test/page.tsx'
import CheckoutPage from './checkout-page.tsx'
import type { HoldDetails } from './load-hold.ts'

const { en, es } = textTables

const texts = perLanguage((language) => ({ en, es })[language])
const holdExpiresAt = '2026-11-18T12:15:00Z'
const booking = { ...paid, status: 'held' as const, payment: null, holdExpiresAt }

beforeEach(() => {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...listen }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(cards: (typeof visa)[], language: Language = 'en') {
  const held: HoldDetails = {
    most: { guests: 6, maxPets: 0 },
    minNights: null,
    quote: null,
    available: 0,
    cards: { value: cards },
    hostId: { value: { hostId: null, accesses: [] } },
  }
  renderInPage(<CheckoutPage />, { language, loaded: { booking, held } })
}

/** The processor's fields answer from their frame. */
function answerFromFrame(data: object) {
  const source = document.querySelector('iframe')?.contentWindow ?? null
  const message = { source: 'card-stand-in', ...data }
  act(() => void dispatchEvent(new MessageEvent('message', { source, data: message })))
}

const pay = () => document.querySelector<HTMLElement>('#pay button[type="submit"]')

test.each(languages)(
  'everything that is missing is said at once, and the first of it has the focus (%s)',
  async (language) => {
    const say = texts[language]
    const sent = standInForApi({})
    open([], language)
    answerFromFrame({ type: 'ready' })
    fireEvent.click(pay() ?? document.body)
    answerFromFrame({ type: 'fault', fault: 'empty' })
    await screen.findByText(say['problem.payments.fields_missing'])
    const holder = screen.getByRole('textbox', { name: say['payments.card.holder'] })
    expect(holder.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(holder)
    const rules = say['problem.booking.house_rules_unaccepted']
    expect(screen.getByRole('alert').textContent).toBe(rules)
    expect(sent).toEqual([])
  },
)

test('with a card that is complete the house rules have the focus, and nothing is charged', async () => {
  const sent = standInForApi({})
  open([visa])
  fireEvent.click(pay() ?? document.body)
  const rules = screen.getByRole('checkbox', { name: /house rules/i })
  await waitFor(() => expect(document.activeElement).toBe(rules))
  expect(sent).toEqual([])
})

test('the time that is left is shown once', () => {
  open([visa])
  expect(document.body.textContent?.match(/\d+:\d\d/g)).toHaveLength(1)
  expect(screen.getByRole('link', { name: en['checkout.see_receipt'] })).toBeTruthy()
})
