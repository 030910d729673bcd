import type { Language } from '@marea/contract/platform/language.ts'

const kilometersPerMile = 1.609344

/** In miles for readers of English, in kilometers for readers of Spanish. */
export function formatDistance(kilometers: number, language: Language): string {
  const isMetric = language === 'es'
  const length = isMetric ? kilometers : kilometers / kilometersPerMile
  const format = new Intl.NumberFormat(isMetric ? 'es-US' : 'en-US', {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    maximumFractionDigits: length < 10 ? 1 : 0,
  })
  return format.format(Math.max(0.1, length))
}
