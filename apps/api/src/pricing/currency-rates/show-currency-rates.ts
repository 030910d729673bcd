import type {
  CurrencyHistory,
  CurrencyRate,
  CurrencyStep,
} from '@marea/contract/pricing/currency-rates.ts'
import { displayCurrencies } from '@marea/contract/pricing/display-currencies.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayInMiami } from '#suites/today.ts'
import { listCurrencyRates, listRatesOn } from './currency-rate-store.ts'

/** A currency without a rate is left out, because nothing can be estimated. */
export async function ratesToday(ctx: Ctx): Promise<CurrencyRate[]> {
  const rows = await listRatesOn(ctx.db, todayInMiami(ctx.now))
  return displayCurrencies.flatMap((currency) => {
    const row = rows.find((each) => each.currency === currency)
    return row ? [{ currency, rate: row.rate, from: row.effectiveOn.toString() }] : []
  })
}

export async function showCurrencyRates(ctx: Ctx): Promise<CurrencyHistory[]> {
  const today = todayInMiami(ctx.now)
  const rows = Map.groupBy(await listCurrencyRates(ctx.db), ({ currency }) => currency)
  return displayCurrencies.map((currency) => {
    const dated = (rows.get(currency) ?? []).map((row) => ({
      from: row.effectiveOn.toString(),
      rate: row.rate,
      setBy: row.setByName,
      setAt: row.setAt.toString(),
    }))
    const current = dated.findLastIndex(({ from }) => from <= today)
    const steps = dated.map((step, index) => ({
      ...step,
      state: stateOf(index, current),
      canRemove: step.from >= today,
    }))
    return { currency, steps: steps.toReversed() }
  })
}

function stateOf(index: number, current: number): CurrencyStep['state'] {
  if (index === current) return 'current'
  return index > current ? 'coming' : 'past'
}
