import { expect, test } from 'vitest'
import { abaError, bankOfRouting, usAccountError } from './aba.ts'
import { bankAccountErrors, bankOf, stripSeparators } from './bank-account-rules.ts'
import { bankOfClabe, clabeError } from './clabe.ts'

test.each([
  '110000000',
  '021000021',
  '011401533',
  '091000019',
  '121000358',
  '111000025',
  '063100277',
  '026009593',
  '121000248',
  '063107513',
  '021000089',
  '267084131',
  '322271627',
  '067014822',
  '263191387',
  '061000104',
  '066004367',
  '043000096',
  '031176110',
  '124003116',
  '256074974',
  '314074269',
])('%s is a routing number of a bank we know', (routing) => {
  expect(abaError(routing)).toBeUndefined()
  expect(bankOfRouting(routing)).toBeDefined()
})

test.each([
  ['12345678', 'length'],
  ['02100002x', 'length'],
  ['133456789', 'bank'],
  ['500000005', 'bank'],
  ['123456789', 'checksum'],
  ['021000022', 'checksum'],
  ['000000000', 'checksum'],
])('%s is no routing number: %s', (routing, fault) => {
  expect(abaError(routing)).toBe(fault)
})

test('an account number keeps its leading zeros and has 4 to 17 digits', () => {
  expect(usAccountError('0001')).toBeUndefined()
  expect(usAccountError('123')).toBe('length')
  expect(usAccountError('123456789012345678')).toBe('length')
})

test.each(['032180000118359719', '002000000000000008', '002010077777777771', '646180157098510917'])(
  '%s is a CLABE',
  (clabe) => {
    expect(clabeError(clabe)).toBeUndefined()
    expect(bankOfClabe(clabe)).toBeDefined()
  },
)

test('changing any one digit of a CLABE is detected', () => {
  const clabe = '646180157098510917'
  for (let at = 3; at < 18; at += 1) {
    const other = (Number(clabe[at]) + 1) % 10
    expect(clabeError(`${clabe.slice(0, at)}${other}${clabe.slice(at + 1)}`)).toBe('checksum')
  }
})

test.each([
  ['64618015709851091', 'length'],
  ['000000000000000000', 'bank'],
  ['000000001234567897', 'bank'],
])('%s is no CLABE: %s', (clabe, fault) => {
  expect(clabeError(clabe)).toBe(fault)
})

test('an account in Mexico is its CLABE, one in the United States two numbers', () => {
  const clabe = { country: 'MX', accountNumber: '646180157098510917', routingNumber: '' } as const
  expect(bankAccountErrors(clabe)).toEqual({})
  expect(bankOf(clabe)).toBe('STP')
  const chase = { country: 'US', accountNumber: '123', routingNumber: '021000021' } as const
  expect(bankAccountErrors(chase)).toEqual({ accountNumber: 'length' })
  expect(bankOf(chase)).toBe('JPMorgan Chase')
  expect(stripSeparators('6461 8015-7098 510917')).toBe('646180157098510917')
})
