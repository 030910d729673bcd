import { expect, test } from 'vitest'
import { balanceLink, parseBalanceAddress, tabOf } from './financials-address.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const tab = (query: string, isOwner = true) => tabOf(new URLSearchParams(query), isOwner)

test.each([
  ['', 'balance'],
  ['?split=2026-10&home=casa-almendro', 'balance'],
  [`?open=booking:${id}`, 'balance'],
  ['?tab=expenses', 'expenses'],
  ['?tab=recurring', 'recurring'],
  ['?tab=agreement', 'agreement'],
  [`?open=${id}`, 'expenses'],
  ['?open=add', 'expenses'],
  ['?open=limit', 'expenses'],
  ['?suite=casa-almendro&category=pool', 'expenses'],
  ['?period=2026-11', 'expenses'],
  ['?tab=unknown', 'balance'],
])('an owner who opens %s sees %s', (query, expected) => {
  expect(tab(query)).toBe(expected)
})

test.each(['', '?tab=balance', '?tab=agreement'])(
  'who is not an owner sees expenses at %s, because the balance is the owner’s',
  (query) => {
    expect(tab(query, false)).toBe('expenses')
  },
)

test('a URL of the balance is read and written the same', () => {
  const query = `?split=2026-10&home=casa-almendro&booking=${id}&open=available`
  const shown = parseBalanceAddress(new URLSearchParams(query))
  expect(balanceLink(shown)).toBe(query)
  expect(balanceLink(shown, { open: undefined, booking: undefined })).toBe(
    '?split=2026-10&home=casa-almendro',
  )
  const wrong = new URLSearchParams('?split=2026-13&home=<b>&booking=1&open=everything')
  expect(parseBalanceAddress(wrong)).toEqual({})
})
