// @vitest-environment jsdom
import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { PriceFields } from './price-fields.tsx'

afterEach(cleanup)

function Page() {
  const histogram = { from: usd(50_000), width: usd(10_000), counts: [1, 2, 3] }
  return (
    <>
      <PriceFields histogram={histogram} />
      <output>{useLocation().search}</output>
    </>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** A data router navigates in a later turn. */
const expectAddress = (expected: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected))

function enter(name: string, text: string) {
  fireEvent.change(field(name), { target: { value: text } })
  fireEvent.blur(field(name))
}

test('typed dollars become the range of the URL, and an empty field no limit', async () => {
  renderInPage(<Page />, { hasDataRouter: true })
  expect(field('Minimum').placeholder).toBe('500')
  expect(field('Maximum').placeholder).toBe('800')
  enter('Minimum', '$1,200')
  await expectAddress('?minTotal=120000')
  enter('Maximum', '2500.50')
  await expectAddress('?minTotal=120000&maxTotal=250050')
  expect(field('Minimum').value).toBe('1200')
  enter('Minimum', '')
  await expectAddress('?maxTotal=250050')
})

test.each([
  ['letters', 'abc'],
  ['a negative amount', '-5'],
  ['an amount too long', '99999999999'],
])('%s are explained and kept as typed', async (_, text) => {
  renderInPage(<Page />, { hasDataRouter: true })
  enter('Maximum', text)
  expect(screen.getByText('Enter an amount in dollars, such as 500.')).toBeTruthy()
  expect(field('Maximum').value).toBe(text)
  expect(field('Maximum').getAttribute('aria-invalid')).toBe('true')
  await expectAddress('')
})

test('a minimum above the maximum is explained, and the range stays as it was', async () => {
  renderInPage(<Page />, { language: 'es', hasDataRouter: true })
  enter('Máximo', '700')
  await expectAddress('?maxTotal=70000')
  enter('Mínimo', '900')
  expect(screen.getByText('Ingrese un máximo que no sea menor que el mínimo.')).toBeTruthy()
  await expectAddress('?maxTotal=70000')
  enter('Mínimo', '600')
  await expectAddress('?maxTotal=70000&minTotal=60000')
})
