import {
  type DisplayCurrency,
  displayCurrencies,
} from '@marea/contract/pricing/display-currencies.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { addStep } from '../../../apps/api/src/platform/settings/dated-setting.ts'
import { changeSwitch } from '../../../apps/api/src/platform/switches/change-switch.ts'
import { todayOf } from '../../../apps/api/src/platform/zoned-time.ts'
import { currencyRateSetting } from '../../../apps/api/src/pricing/currency-rates/currency-rates.ts'
import { addTaxRate } from '../../../apps/api/src/pricing/tax-rates/tax-rates.ts'
import { addFee } from '../../../apps/api/src/suites/fees/platform-fee.ts'
import { addPlace } from '../../../apps/api/src/suites/places/change-places.ts'
import { companyDay } from '../../company-clock.ts'
import { actAs } from '../../history/act-as.ts'
import { cancun } from './next-place.ts'

/**
 * What administrators have planned, all of it invented: a resort tax, a fee for withdrawals and a second place.
 * Exchange rates were entered every other week.
 * Applications of owners were paused for a day last week.
 */
export async function seedSettings(ctx: TransactionCtx): Promise<void> {
  const nadia = await actAs(ctx, 'nadia@marea.test')
  const nextYear = Number(todayOf(ctx).slice(0, 4)) + 1
  await addTaxRate(nadia, {
    authority: 'bh_resort',
    jurisdictions: ['bal_harbour'],
    rate: 4500,
    from: `${nextYear}-10-01`,
    reason: 'The village adopted a higher resort tax.',
  })
  await addFee(nadia, 'withdrawal_mx', {
    from: `${nextYear}-07-01`,
    value: 4_50,
    reason: 'Our bank is lowering its fee for SPEI transfers.',
  })
  await addPlace(nadia, cancun)
  await seedCurrencyRates(nadia)
  const pausedAt = ctx.now.subtract({ hours: 6 * 24 })
  await changeSwitch({ ...nadia, now: pausedAt }, 'owner_applications', {
    value: { audience: 'nobody', percent: null },
    reason: 'The form loses photos. Engineering is on it.',
  })
  await changeSwitch({ ...nadia, now: pausedAt.add({ hours: 22 }) }, 'owner_applications', {
    value: { audience: 'everyone', percent: null },
    reason: 'The form is fixed.',
  })
}

/** Close to what banks published in the autumn of 2026, entered every other week. */
const currencyRates: Record<DisplayCurrency, readonly [number, number, number]> = {
  MXN: [18_2750, 18_3980, 18_4350],
  EUR: [8571, 8604, 8622],
  COP: [3890_0000, 3862_5000, 3847_0000],
  BRL: [5_3140, 5_3365, 5_3410],
}

async function seedCurrencyRates(ctx: TransactionCtx): Promise<void> {
  for (const [step, daysAgo] of [29, 15, 1].entries()) {
    const enteredAt = ctx.now.subtract({ hours: daysAgo * 24 })
    for (const currency of displayCurrencies) {
      const value = currencyRates[currency][step]
      if (!value) continue
      const from = companyDay(enteredAt)
      const reason = 'The rate our bank published.'
      const entered = { ...ctx, now: enteredAt }
      await addStep(entered, currencyRateSetting, currency, { from, value, reason })
    }
  }
}
