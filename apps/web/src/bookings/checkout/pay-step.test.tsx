import { languages, perLanguage } from '@marea/contract/platform/language.ts'
import { en } from '@marea/contract/texts/en.ts'
import { es } from '@marea/contract/texts/es.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PayChoice } from '#payments/pay-choice.tsx'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { standInForApi } from '../../../test/api.ts'
import { booking as paid } from '../../../test/booking.ts'
import { visa } from '../../../test/cards.ts'
import { renderInPage } from '../../../test/page.tsx'
import type { HoldDetails } from './load-hold.ts'
import { PayBar } from './pay-bar.tsx'
import { PayStep } from './pay-step.tsx'
import { useCheckout } from './use-checkout.ts'

const texts = perLanguage((language) => ({ en, es })[language])
const booking = { ...paid, status: 'held' as const, payment: null }

beforeEach(() => {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...listen }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Payment({ cards }: { cards: (typeof visa)[] }) {
  const entry = useRef<CardChoiceHandle>(null)
  const most = { guests: 6, children: 6, infants: 2, pets: 0, maxPets: 0 }
  const held: HoldDetails = {
    most,
    minNights: null,
    quote: null,
    available: 0,
    cards: { value: cards },
    hostId: { value: { hostId: null, accesses: [] } },
  }
  const askBank = async () => true
  const checkout = useCheckout({ booking, held, comments: '', entry, askBank })
  return (
    <>
      <PayStep
        ref={null}
        booking={booking}
        due={checkout.due}
        coupon={null}
        payment={
          <PayChoice
            {...checkout}
            amount={booking.total.amount}
            available={0}
            cards={cards}
            entry={entry}
            onEnter={() => undefined}
          />
        }
        errorMessage={null}
        freeCancellationUntil={undefined}
        isBusy={checkout.isBusy}
        onPay={checkout.onPay}
        onCheck={checkout.checkCard}
      />
      <PayBar due={checkout.due} hasError={false} isBusy={checkout.isBusy} />
    </>
  )
}

/** The processor's fields answer from their frame. */
function answerFromFrame(data: object) {
  const source = document.querySelector('iframe')?.contentWindow ?? null
  const message = { source: 'card-stand-in', ...data }
  act(() => void dispatchEvent(new MessageEvent('message', { source, data: message })))
}

const pay = () => document.querySelector<HTMLElement>('form button[type="submit"]')

test.each(languages)(
  'everything that is missing is said at once, and the first of it has the focus (%s)',
  async (language) => {
    const say = texts[language]
    const sent = standInForApi({})
    renderInPage(<Payment cards={[]} />, { language, hasDataRouter: true })
    answerFromFrame({ type: 'ready' })
    fireEvent.click(pay() ?? document.body)
    answerFromFrame({ type: 'fault', fault: 'empty' })
    await screen.findByText(say['problem.payments.fields_missing'])
    const holder = screen.getByRole('textbox')
    expect(holder.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(holder)
    const rules = say['problem.booking.house_rules_unaccepted']
    expect(screen.getByRole('alert').textContent).toBe(rules)
    expect(sent).toEqual([])
  },
)

test('with a card that is complete the house rules have the focus, and nothing is charged', async () => {
  const sent = standInForApi({})
  renderInPage(<Payment cards={[visa]} />, { hasDataRouter: true })
  fireEvent.click(pay() ?? document.body)
  const rules = screen.getByRole('checkbox', { name: /house rules/i })
  await waitFor(() => expect(document.activeElement).toBe(rules))
  expect(sent).toEqual([])
})

test('the bar at the foot of a phone leaves the countdown to the clock above the page', () => {
  renderInPage(<Payment cards={[visa]} />, { hasDataRouter: true })
  expect(screen.getByRole('link', { name: en['checkout.see_receipt'] })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\d:\d\d/)
})
