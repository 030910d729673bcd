import type { Texts } from '#platform/language.ts'

export const currencyRateTexts = {
  'audit.currencies.rate_added': { en: 'Added an exchange rate', es: 'Agregó un tipo de cambio' },
  'audit.currencies.rate_removed': {
    en: 'Removed an exchange rate',
    es: 'Eliminó un tipo de cambio',
  },
  'currency_rates.link': { en: 'Exchange rates', es: 'Tipos de cambio' },
  'currency_rates.title': { en: 'Exchange rates', es: 'Tipos de cambio' },
  'currency_rates.description': {
    en: 'Guests who choose another currency see estimates at the current rate. Every charge, refund and payout is in USD, regardless of the rate.',
    es: 'Los huéspedes que eligen otra moneda ven montos aproximados al tipo de cambio vigente. Todos los cargos, reembolsos y pagos son en USD, sea cual sea el tipo de cambio.',
  },
  'currency_rates.load_failed': {
    en: 'We couldn’t load the exchange rates',
    es: 'No pudimos cargar los tipos de cambio',
  },
  'currency_rates.per_usd': { en: '1 USD = {{amount}}', es: '1 USD = {{amount}}' },
  'currency_rates.none': {
    en: 'Without a rate, guests can’t choose this currency.',
    es: 'Sin un tipo de cambio, los huéspedes no pueden elegir esta moneda.',
  },
  'currency_rates.value': {
    en: 'Units for 1 US dollar',
    es: 'Unidades por 1 dólar estadounidense',
  },
  'currency_rates.value_hint': { en: 'Up to 4 decimals', es: 'Hasta 4 decimales' },
  'currency_rates.wrong.rate': {
    en: 'Enter a number above 0 with up to 4 decimals',
    es: 'Ingrese un número mayor que 0 con hasta 4 decimales',
  },
  'currency_rates.preview': { en: 'Preview', es: 'Vista previa' },
  'currency_rates.example': { en: '{{usd}} will show as', es: '{{usd}} se verá como' },
  'currency_rates.before': { en: 'Before', es: 'Antes' },
  'currency_rates.after': { en: 'From {{day}}', es: 'A partir del {{day}}' },
  'currency_rates.large_change_title': { en: 'Check this rate', es: 'Revise este tipo de cambio' },
  'currency_rates.large_change': {
    en: 'This differs from the previous rate by {{percent}}. Check it for typos.',
    es: 'Difiere en {{percent}} del tipo de cambio anterior. Confirme que esté bien escrito.',
  },
} satisfies Texts
