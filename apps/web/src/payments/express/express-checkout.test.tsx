import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardChoice } from '#payments/card/card-choice.tsx'
import type { ChosenCard } from '#payments/card/chosen-card.ts'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import {
  type CardChoiceHandle,
  type CardToCharge,
  useCardToCharge,
} from '#platform/form/use-card-to-charge.ts'
import { visa } from '../../../test/cards.ts'
import { renderInPage } from '../../../test/page.tsx'
import { standInForStripe } from '../../../test/stripe.ts'

const dark = { matches: false }
const stripe = standInForStripe()

beforeEach(() => {
  dark.matches = false
  Object.assign(stripe, { card: { id: 'pm_apple' }, buttons: {}, failures: 0 })
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ ...dark, ...listen }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Pay = (card: CardToCharge) => Promise<void>

/** A form as those that take payments: its field is required, and a note is kept as typed. */
function PaymentForm({ pay }: { pay: Pay }) {
  const entry = useRef<CardChoiceHandle>(null)
  const [card, setCard] = useState<ChosenCard>({ id: visa.id, isSaved: true })
  const [amount, setAmount] = useState(120_00)
  const [isAccepted, setAccepted] = useState(false)
  const { isBusy, error, attempt } = useAttempt()
  const takeCard = useCardToCharge(entry, { card, error })

  async function submit() {
    const charged = await takeCard()
    if (charged) await pay(charged)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isAccepted) attempt(submit)
      }}
    >
      <input aria-label='Note' />
      <button type='button' onClick={() => setAccepted(true)}>
        Accept
      </button>
      <button type='button' onClick={() => setAmount(20_00)}>
        Use wallet money
      </button>
      <CardChoice
        label='Payment method'
        cards={[visa]}
        value={card}
        onChange={setCard}
        express={{ amount, error, paysLater: amount === 20_00 }}
        entry={entry}
        onEnter={() => undefined}
      />
      <button type='submit'>Pay</button>
      <output>{isBusy ? 'busy' : String(error)}</output>
    </form>
  )
}

const key = { cardProcessor: { name: 'stripe' as const, publishableKey: 'pk_live_1' } }
const or = () => screen.queryByText('Or pay by card')
const isShown = () => or()?.closest('[hidden]') === null && or()?.dataset.shown === 'true'
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const state = () => screen.getByRole('status').textContent

async function renderWithStripe(pay: Pay) {
  renderInPage(<PaymentForm pay={pay} />, { config: key })
  await waitFor(() => expect(stripe.buttons.buttonHeight).toBe(50))
}

test('Stripe’s own script asks the bank of a card', async () => {
  let confirm: ReturnType<typeof useConfirm>['confirm'] | undefined
  function Page() {
    confirm = useConfirm().confirm
    return null
  }
  renderInPage(<Page />, { config: key })
  const asked = { clientSecret: 'pi_secret', nextAction: { type: 'sdk' as const } }
  expect(await confirm?.(asked)).toBe(true)
  expect(stripe.asked).toEqual(['pi_secret'])
  stripe.refusal = { message: 'The bank said no.' }
  expect(await confirm?.(asked)).toBe(false)
})

test('the divider is there only with a button, and follows what the browser can do', async () => {
  await renderWithStripe(vi.fn())
  expect(isShown()).toBe(false)
  stripe.ready({ applePay: true })
  expect(isShown()).toBe(true)
  stripe.ready(undefined)
  expect(isShown()).toBe(false)
})

test('the wallet shows the amount that the card pays now, in the language and theme of the page', async () => {
  dark.matches = true
  await renderWithStripe(vi.fn())
  expect(stripe.group).toMatchObject({
    mode: 'payment',
    amount: 120_00,
    currency: 'usd',
    locale: 'en',
    setupFutureUsage: null,
    allowedPaymentMethodTypes: ['card'],
  })
  expect(stripe.buttons).toMatchObject({ buttonTheme: { applePay: 'white', googlePay: 'white' } })
  click('Use wallet money')
  await waitFor(() => expect(stripe.group.amount).toBe(20_00))
  expect(stripe.group.setupFutureUsage).toBe('off_session')
})

test('a form with something missing opens no wallet', async () => {
  const pay = vi.fn()
  await renderWithStripe(pay)
  expect(stripe.press('apple_pay')).toBe(false)
  expect(pay).not.toHaveBeenCalled()
})

test('the wallet’s card pays once, is not saved, and the chosen card is not charged', async () => {
  const pay = vi.fn(async () => undefined)
  await renderWithStripe(pay)
  click('Accept')
  expect(stripe.press('apple_pay')).toBe(true)
  expect(stripe.press('apple_pay')).toBe(false)
  stripe.confirm()
  await waitFor(() => expect(state()).toBe('null'))
  expect(pay.mock.calls).toEqual([[{ paymentMethodId: 'pm_apple', saveCard: false }]])
  expect(stripe.failures).toBe(0)
  click('Pay')
  await waitFor(() =>
    expect(pay).toHaveBeenLastCalledWith({ paymentMethodId: 'pm_visa', saveCard: false }),
  )
})

test('a closed wallet charges nothing and leaves the form as typed', async () => {
  const pay = vi.fn()
  await renderWithStripe(pay)
  click('Accept')
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'We arrive late' } })
  stripe.press('google_pay')
  expect(state()).toBe('busy')
  stripe.cancel()
  await waitFor(() => expect(state()).toBe('null'))
  expect(pay).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'We arrive late')
  expect(screen.getByRole('radio', { name: /Visa 4242/ })).toHaveProperty('checked', true)
})

test('a declined wallet is told so, and the next press is a new payment', async () => {
  const pay = vi.fn(async () => {
    throw new ProblemError(402, { code: 'payments.card_refused', message: 'No', requestId: '' })
  })
  await renderWithStripe(pay)
  click('Accept')
  stripe.press('link')
  stripe.confirm()
  await waitFor(() => expect(stripe.failures).toBe(1))
  expect(stripe.press('link')).toBe(true)
})

test('a wallet that hands over no card is an error, not a payment', async () => {
  const pay = vi.fn()
  stripe.card = undefined
  await renderWithStripe(pay)
  click('Accept')
  stripe.press('link')
  stripe.confirm()
  await waitFor(() => expect(stripe.failures).toBe(1))
  expect(pay).not.toHaveBeenCalled()
})

test('a card whose answer was lost pays again without opening the wallet a second time', async () => {
  const pay = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  await renderWithStripe(pay)
  click('Accept')
  stripe.press('apple_pay')
  stripe.confirm()
  await waitFor(() => expect(stripe.failures).toBe(1))
  expect(stripe.press('apple_pay')).toBe(false)
  await waitFor(() => expect(pay).toHaveBeenCalledTimes(2))
  expect(pay.mock.calls[1]).toEqual(pay.mock.calls[0])
})

test('without Stripe each wallet has a button that is marked as a test, and its sheet can be closed', async () => {
  const pay = vi.fn(async () => undefined)
  renderInPage(<PaymentForm pay={pay} />, { language: 'es' })
  expect(screen.getByText('O pague con tarjeta').dataset.shown).toBe('true')
  click('Link (prueba)')
  expect(screen.queryByTitle('Link (prueba)')).toBeNull()
  click('Accept')
  click('Link (prueba)')
  const sheet = (await screen.findByTitle('Link (prueba)')) as HTMLIFrameElement
  expect(sheet.src).toContain('/card-stand-in/wallet?wallet=link&amount=12000&language=es')
  hear(sheet, { type: 'cancel' })
  await waitFor(() => expect(state()).toBe('null'))
  click('Apple Pay (prueba)')
  hear(await screen.findByTitle('Apple Pay (prueba)'), { type: 'card', id: 'pm_test' })
  await waitFor(() =>
    expect(pay.mock.calls).toEqual([[{ paymentMethodId: 'pm_test', saveCard: false }]]),
  )
})

function hear(sheet: HTMLElement, message: object) {
  const source = sheet instanceof HTMLIFrameElement ? sheet.contentWindow : null
  const data = { source: 'card-stand-in', ...message }
  fireEvent(window, new MessageEvent('message', { source, data }))
}
