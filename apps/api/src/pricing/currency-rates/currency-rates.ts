import { type CurrencyRate, currencyRateDays } from '@marea/contract/pricing/currency-rates.ts'
import {
  type DisplayCurrency,
  displayCurrencies,
} from '@marea/contract/pricing/display-currencies.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type DatedSetting, valuesOn } from '#platform/settings/dated-setting.ts'
import { todayOf } from '#platform/zoned-time.ts'

/** Applies from today on, because guests saw the estimates of earlier days with other rates. */
export const currencyRateSetting: DatedSetting<DisplayCurrency> = {
  table: 'currency_rates',
  columns: { key: 'currency', value: 'rate', reason: 'reason' },
  keys: displayCurrencies,
  subject: 'currency',
  acts: { added: 'currencies.rate_added', removed: 'currencies.rate_removed' },
  days: currencyRateDays,
}

/** A currency without a rate is left out, because nothing can be estimated. */
export async function ratesToday(ctx: Ctx): Promise<CurrencyRate[]> {
  const rates = await valuesOn(ctx.db, currencyRateSetting, todayOf(ctx))
  return displayCurrencies.flatMap((currency) => {
    const found = rates.find(({ key }) => key === currency)
    return found ? [{ currency, rate: found.value, from: found.from }] : []
  })
}
