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
  'currency_rates.state.past': { en: 'Earlier', es: 'Anterior' },
  'currency_rates.state.current': { en: 'In effect', es: 'Vigente' },
  'currency_rates.state.coming': { en: 'Upcoming', es: 'Próximo' },
  'currency_rates.since': { en: 'Since {{day}}', es: 'Desde el {{day}}' },
  'currency_rates.from': { en: 'From {{day}}', es: 'A partir del {{day}}' },
  'currency_rates.set_by': {
    en: 'Entered by {{name}} on {{day}}',
    es: 'Lo ingresó {{name}} el {{day}}',
  },
  'currency_rates.none': {
    en: 'No rate yet. Guests can’t choose this currency.',
    es: 'Todavía no hay un tipo de cambio. Los huéspedes no pueden elegir esta moneda.',
  },
  'currency_rates.add': { en: 'Add rate', es: 'Agregar tipo de cambio' },
  'currency_rates.add_for': {
    en: 'Add rate: {{currency}}',
    es: 'Agregar tipo de cambio: {{currency}}',
  },
  'currency_rates.value': {
    en: 'Units for 1 US dollar',
    es: 'Unidades por 1 dólar estadounidense',
  },
  'currency_rates.value_hint': { en: 'Up to 4 decimals', es: 'Hasta 4 decimales' },
  'currency_rates.first_day': { en: 'Start date', es: 'Fecha de inicio' },
  'currency_rates.first_day_hint': {
    en: 'Today or up to 1 year ahead',
    es: 'Hoy o hasta 1 año después',
  },
  'currency_rates.wrong.rate': {
    en: 'Enter a number above 0 with up to 4 decimals',
    es: 'Ingrese un número mayor que 0 con hasta 4 decimales',
  },
  'currency_rates.wrong.day': {
    en: 'Choose a day from today up to 1 year ahead',
    es: 'Elija un día entre hoy y el próximo año',
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
  'currency_rates.save': { en: 'Save rate', es: 'Guardar tipo de cambio' },
  'currency_rates.saved': { en: 'Rate saved', es: 'Se guardó el tipo de cambio' },
  'currency_rates.not_saved': {
    en: 'We couldn’t save the rate',
    es: 'No pudimos guardar el tipo de cambio',
  },
  'currency_rates.remove': { en: 'Remove', es: 'Eliminar' },
  'currency_rates.remove_title': { en: 'Remove this rate?', es: '¿Eliminar este tipo de cambio?' },
  'currency_rates.remove_effect': {
    en: 'The rate before {{day}} stays in effect.',
    es: 'El tipo de cambio anterior al {{day}} sigue vigente.',
  },
  'currency_rates.remove_only': {
    en: 'There is no earlier rate, so guests can’t choose this currency.',
    es: 'No hay un tipo de cambio anterior, así que los huéspedes no podrán elegir esta moneda.',
  },
  'currency_rates.keep': { en: 'Keep rate', es: 'Conservar tipo de cambio' },
  'currency_rates.removed': { en: 'Rate removed', es: 'Se eliminó el tipo de cambio' },
} satisfies Texts
