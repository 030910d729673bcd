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

test('what is typed while the other end is applied is kept', async () => {
  renderInPage(<Page />, { hasDataRouter: true })
  enter('Maximum', '700')
  fireEvent.change(field('Minimum'), { target: { value: '600' } })
  await expectAddress('?maxTotal=70000')
  expect(field('Minimum').value).toBe('600')
  fireEvent.blur(field('Minimum'))
  await expectAddress('?maxTotal=70000&minTotal=60000')
})

test('Enter moves focus to the field that has to be corrected', () => {
  renderInPage(<Page />, { hasDataRouter: true })
  fireEvent.change(field('Maximum'), { target: { value: '700' } })
  fireEvent.change(field('Minimum'), { target: { value: '900' } })
  field('Minimum').focus()
  fireEvent.keyDown(field('Minimum'), { key: 'Enter' })
  expect(document.activeElement).toBe(field('Maximum'))
  fireEvent.change(field('Maximum'), { target: { value: 'abc' } })
  fireEvent.keyDown(field('Maximum'), { key: 'Enter' })
  expect(document.activeElement).toBe(field('Maximum'))
  expect(screen.getByText('Enter an amount in dollars, such as 500.')).toBeTruthy()
})

test('a minimum above the maximum is explained, and the range stays as it was', async () => {
  renderInPage(<Page />, { language: 'es', hasDataRouter: true })
  enter('Máximo', '700')
  await expectAddress('?maxTotal=70000')
  enter('Mínimo', '900')
  const sentence = screen.getByText('Ingrese un máximo que no sea menor que el mínimo.')
  const message = field('Máximo').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(message)?.contains(sentence)).toBe(true)
  expect(field('Máximo').getAttribute('aria-invalid')).toBe('true')
  expect(field('Mínimo').getAttribute('aria-invalid')).toBeNull()
  await expectAddress('?maxTotal=70000')
  enter('Mínimo', '600')
  await expectAddress('?maxTotal=70000&minTotal=60000')
})
