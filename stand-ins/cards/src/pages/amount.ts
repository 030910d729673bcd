import type { Appearance } from './appearance.ts'

export function formatAmount(cents: number, { language }: Pick<Appearance, 'language'>): string {
  const format = new Intl.NumberFormat(`${language}-US`, { style: 'currency', currency: 'USD' })
  return format.format(cents / 100)
}
