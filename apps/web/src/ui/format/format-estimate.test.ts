import { expect, test } from 'vitest'
import { formatEstimate, formatRate } from './format-estimate.ts'

const mxn = { currency: 'MXN', rate: 18_4350 } as const
const cop = { currency: 'COP', rate: 3847_0000 } as const
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test('amounts from 100 on have no decimals, and pesos of Colombia never do', () => {
  expect(plain(formatEstimate(669_36, mxn, 'en'))).toBe('MX$12,340')
  expect(plain(formatEstimate(5_00, mxn, 'en'))).toBe('MX$92.18')
  expect(plain(formatEstimate(1, cop, 'en'))).toBe('COP 38')
  expect(plain(formatEstimate(1_000_00, cop, 'en'))).toBe('COP 3,847,000')
})

test.each(['MXN', 'EUR', 'COP', 'BRL'] as const)(
  '%s reads as Intl writes it in Spanish, and never as a bare dollar sign',
  (currency) => {
    const written = formatEstimate(1_234_56, { currency, rate: 1_0000 }, 'es')
    const format = new Intl.NumberFormat('es-US', {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    })
    expect(written).toBe(format.format(1234.56))
    expect(written).not.toMatch(/^\$/)
  },
)

test('a rate shows all of its decimals', () => {
  expect(plain(formatRate('EUR', 8622, 'en'))).toBe('€0.8622')
})
