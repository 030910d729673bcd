import {
  type CurrencyHistory,
  currencyRateDaysAhead,
  type NewCurrencyRate,
} from '@marea/contract/pricing/currency-rates.ts'
import type { DisplayCurrency } from '@marea/contract/pricing/display-currencies.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'
import { deleteCurrencyRate, findRateOn, insertCurrencyRate } from './currency-rate-store.ts'
import { showCurrencyRates } from './show-currency-rates.ts'

/** Applies from today on, because guests saw the estimates of earlier days with other rates. */
export async function addCurrencyRate(
  ctx: Ctx,
  currency: DisplayCurrency,
  { from, rate }: NewCurrencyRate,
): Promise<CurrencyHistory[]> {
  requireDay(ctx, from)
  const { userId: setBy } = personOf(ctx)
  await inTransaction(ctx, async (ctx) => {
    const before = await findRateOn(ctx.db, currency, from)
    if (before?.isFromThatDay) throw new Problem('pricing.currency_rate_exists')
    if (before?.rate === rate) throw new Problem('pricing.currency_rate_unchanged')
    const effectiveOn = Temporal.PlainDate.from(from)
    const row = { currency, effectiveOn, rate, setBy, setAt: ctx.now }
    await insertCurrencyRate(ctx.db, row).catch((error) => {
      throw violates(error, 'currency_rates_one_per_day')
        ? new Problem('pricing.currency_rate_exists')
        : error
    })
    const details = { from, rate, ...(before && { before: before.rate }) }
    const subject = `currency:${currency}` as const
    await recordAdminAct(ctx, { act: 'currencies.rate_added', subject, details })
    ctx.log.info({ currency, from, rate }, 'currency rate added')
  })
  return showCurrencyRates(ctx)
}

/** A rate mistyped today can be replaced the same day; the audit log keeps it. */
export async function removeCurrencyRate(
  ctx: Ctx,
  { currency, from }: { currency: DisplayCurrency; from: string },
): Promise<CurrencyHistory[]> {
  if (from < todayInMiami(ctx.now)) throw new Problem('pricing.currency_rate_past')
  await inTransaction(ctx, async (ctx) => {
    const removed = await deleteCurrencyRate(ctx.db, currency, from)
    if (!removed) throw new Problem('resource.not_found')
    const details = { from, rate: removed.rate }
    const subject = `currency:${currency}` as const
    await recordAdminAct(ctx, { act: 'currencies.rate_removed', subject, details })
  })
  return showCurrencyRates(ctx)
}

function requireDay(ctx: Ctx, from: string): void {
  const today = Temporal.PlainDate.from(todayInMiami(ctx.now))
  const latest = today.add({ days: currencyRateDaysAhead }).toString()
  if (from < today.toString() || from > latest) throw new Problem('pricing.currency_rate_day')
}
