/** What guests may read amounts in besides dollars; charges are always in dollars. */
export const displayCurrencies = ['MXN', 'EUR', 'COP', 'BRL'] as const
export type DisplayCurrency = (typeof displayCurrencies)[number]

/** Rates are units of the currency for one dollar, in this part of a unit. */
export const currencyRateScale = 10_000

/** A rough amount in the currency, in its own units. */
export function estimateOf(cents: number, rate: number): number {
  return (cents * rate) / currencyRateScale / 100
}
