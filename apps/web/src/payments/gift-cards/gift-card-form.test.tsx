import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { visa } from '../../../test/cards.ts'
import { renderInPage } from '../../../test/page.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { RedeemSheet } from './redeem-sheet.tsx'

beforeEach(() => setUserForPage({ token: 'token', fullName: 'Laura Méndez' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = 'POST /gift-cards'

function renderForm(onBought = vi.fn()) {
  renderInPage(
    <GiftCardForm cards={[visa]} onBought={onBought} onSignedIn={() => Promise.resolve()} />,
  )
  return onBought
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function fill() {
  type('Recipient’s name', 'Tía Rosa')
  type('Recipient’s email', 'rosa@marea.test')
}

function pay() {
  fireEvent.click(screen.getByRole('button', { name: /^(Pay|Buy)/ }))
}

test('what is missing is said at its field, nothing is sent, and what was typed stays', () => {
  const requests = standInForApi({})
  renderForm()
  type('Recipient’s email', 'rosa@')
  fireEvent.click(screen.getByLabelText('Other amount'))
  type('Your amount', '2500')
  fireEvent.click(screen.getByLabelText('Choose a date'))
  pay()
  for (const error of [
    'Enter the recipient’s name',
    'Enter a valid email address',
    'Enter an amount from $50 to $2,000',
    'Choose a date within the next 12 months',
  ]) {
    expect(screen.getByText(error)).toBeTruthy()
  }
  expect(requests).toEqual([])
  expect(screen.getByLabelText('Recipient’s email')).toHaveProperty('value', 'rosa@')
})

test('a gift card is bought from the signed-in person by the saved card', async () => {
  const requests = standInForApi({ [path]: () => ({ id: 'one', status: 'requested' }) })
  const onBought = renderForm()
  fill()
  pay()
  await waitFor(() => expect(onBought).toHaveBeenCalled())
  expect(requests.map(({ body }) => body)).toEqual([
    {
      amount: 250_00,
      senderName: 'Laura Méndez',
      recipientName: 'Tía Rosa',
      recipientEmail: 'rosa@marea.test',
      message: '',
      language: 'en',
      design: 'tide',
      deliverOn: null,
      paymentMethodId: 'pm_visa',
      saveCard: false,
    },
  ])
})

test('a declined card says why, and the form stays as typed', async () => {
  const details = { reason: 'insufficient_funds' }
  const error = { code: 'gift_cards.declined', message: 'Declined', requestId: 'test', details }
  standInForApi({ [path]: () => Response.json({ error }, { status: 402 }) })
  const onBought = renderForm()
  fill()
  pay()
  expect(await screen.findByText(/insufficient funds/)).toBeTruthy()
  expect(screen.getByLabelText('Recipient’s name')).toHaveProperty('value', 'Tía Rosa')
  expect(onBought).not.toHaveBeenCalled()
})

test('an unknown code is said in the sheet, which keeps what was typed', async () => {
  standInForApi({ 'POST /gift-cards/redemption': () => refuse(404, 'gift_cards.code_unknown') })
  const code = '0000-1111-2222-3333-4444'
  renderInPage(<RedeemSheet code={code} onClose={vi.fn()} onRedeemed={() => Promise.resolve()} />, {
    language: 'es',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Canjear' }))
  expect(await screen.findByText(/No encontramos este código/)).toBeTruthy()
  expect(screen.getByLabelText('Código de la tarjeta de regalo')).toHaveProperty('value', code)
})
