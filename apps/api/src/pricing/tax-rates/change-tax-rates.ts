import {
  type NewTaxRate,
  type TaxRates,
  taxRateYearsAhead,
} from '@marea/contract/pricing/tax-rates.ts'
import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { rateOn, rowsOf, type Step, stepsOf, withoutStep, withStep } from './rate-steps.ts'
import { showTaxRates } from './show-tax-rates.ts'
import { listLevied, listRateRows, lockAuthority, replaceRowsFrom } from './tax-rate-store.ts'

type Wish = Omit<NewTaxRate, 'authority'>

/** Stays that are quoted or booked keep the rates of their price lines. */
export async function addTaxRate(ctx: Ctx, { authority, ...wish }: NewTaxRate): Promise<TaxRates> {
  await requireChangeable(ctx, { authority, ...wish })
  return changeTax(ctx, { authority, jurisdictions: wish.jurisdictions }, async (ctx, stepsIn) => {
    const before = rateOn(stepsIn(wish.jurisdictions[0]), wish.from)
    const details = { ...wish, before, jurisdictions: wish.jurisdictions.join() }
    await recordAdminAct(ctx, { act: 'taxes.rate_added', subject: `tax:${authority}`, details })
    return (steps) => added(ctx, steps, wish)
  })
}

export async function correctTaxRate(
  ctx: Ctx,
  { authority, from }: { authority: TaxAuthority; from: string },
  wish: Wish,
): Promise<TaxRates> {
  requireComing(ctx, from)
  await requireChangeable(ctx, { authority, ...wish })
  return changeTax(ctx, { authority, jurisdictions: wish.jurisdictions }, async (ctx, stepsIn) => {
    const before = rateOn(stepsIn(wish.jurisdictions[0]), from)
    const details = { ...wish, before, was: from, jurisdictions: wish.jurisdictions.join() }
    await recordAdminAct(ctx, { act: 'taxes.rate_corrected', subject: `tax:${authority}`, details })
    return (steps) => added(ctx, removed(ctx, steps, from), wish)
  })
}

export function removeTaxRate(
  ctx: Ctx,
  { authority, from }: { authority: TaxAuthority; from: string },
  jurisdictions: readonly Jurisdiction[],
): Promise<TaxRates> {
  requireComing(ctx, from)
  return changeTax(ctx, { authority, jurisdictions }, async (ctx, stepsIn) => {
    const details = {
      from,
      rate: rateOn(stepsIn(jurisdictions[0]), from),
      jurisdictions: jurisdictions.join(),
    }
    await recordAdminAct(ctx, { act: 'taxes.rate_removed', subject: `tax:${authority}`, details })
    return (steps) => removed(ctx, steps, from)
  })
}

export async function requireChangeable(
  ctx: Ctx,
  { authority, jurisdictions, from }: NewTaxRate,
): Promise<void> {
  const today = Temporal.PlainDate.from(todayOf(ctx))
  const latest = today.add({ years: taxRateYearsAhead }).toString()
  if (from < today.toString() || from > latest) throw new Problem('pricing.tax_rate_day')
  const levied = await listLevied(ctx.db, authority)
  const places = levied.map(({ jurisdiction }) => jurisdiction)
  if (jurisdictions.some((place) => !places.includes(place))) {
    throw new Problem('pricing.tax_not_levied')
  }
}

/** The rates of days up to today have already been charged. */
function requireComing(ctx: Ctx, from: string): void {
  if (from <= todayOf(ctx)) throw new Problem('pricing.tax_rate_in_force')
}

type Tax = { authority: TaxAuthority; jurisdictions: readonly Jurisdiction[] }
type StepsIn = (jurisdiction: Jurisdiction | undefined) => Step[]

async function changeTax(
  ctx: Ctx,
  { authority, jurisdictions }: Tax,
  change: (ctx: TransactionCtx, stepsIn: StepsIn) => Promise<(steps: Step[]) => Step[]>,
): Promise<TaxRates> {
  const places = [...new Set(jurisdictions)]
  await inTransaction(ctx, async (ctx) => {
    await lockAuthority(ctx.db, authority)
    const rows = (await listRateRows(ctx.db)).filter((row) => row.authority === authority)
    const stepsIn: StepsIn = (place) =>
      stepsOf(rows.filter(({ jurisdiction }) => jurisdiction === place))
    const changed = await change(ctx, stepsIn)
    const day = todayOf(ctx)
    for (const jurisdiction of places) {
      const after = rowsOf(changed(stepsIn(jurisdiction)))
      await replaceRowsFrom(ctx.db, { jurisdiction, authority }, { day, rows: after })
    }
    await recordEvent(ctx, { kind: 'pricing.tax_rates_changed', subject: `tax:${authority}` })
    ctx.log.info({ authority, places: places.length }, 'tax rates changed')
  })
  return showTaxRates(ctx)
}

function added(ctx: Ctx, steps: Step[], { from, rate }: Wish): Step[] {
  if (steps.some((step) => step.from === from)) throw new Problem('pricing.tax_rate_exists')
  if (rateOn(steps, from) === rate) throw new Problem('pricing.tax_rate_unchanged')
  return withStep(steps, { from, rate, setBy: personOf(ctx).userId, setAt: ctx.now.toString() })
}

function removed(ctx: Ctx, steps: Step[], from: string): Step[] {
  if (!steps.some((step) => step.from === from)) throw new Problem('resource.not_found')
  return withoutStep(steps, from, todayOf(ctx))
}
