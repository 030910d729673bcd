import {
  type NewTaxRate,
  type PlannedTaxRate,
  type TaxRates,
  taxRateDays,
} from '@marea/contract/pricing/tax-rates.ts'
import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { requireStepDay } from '#platform/settings/dated-setting.ts'
import { todayOf } from '#platform/zoned-time.ts'
import {
  countHomes,
  deleteRates,
  insertRates,
  listLevied,
  listRates,
  listSteps,
  lockAuthority,
} from './tax-rate-store.ts'

type Step = { authority: TaxAuthority; from: string }

export async function showTaxRates(ctx: Ctx): Promise<TaxRates> {
  const steps = Map.groupBy(await listSteps(ctx.db, todayOf(ctx)), ({ authority }) => authority)
  const levied = Map.groupBy(await listLevied(ctx.db), ({ authority }) => authority)
  return {
    taxes: [...levied].map(([id, rows]) => ({
      id,
      jurisdictions: rows.map(({ jurisdiction }) => jurisdiction),
      steps: (steps.get(id) ?? []).map(({ authority, rate, jurisdictions, setAt, ...step }) => ({
        ...step,
        value: { rate, jurisdictions },
        canRemove: step.state === 'coming',
        setAt: setAt?.toString() ?? null,
        approvedBy: null,
      })),
    })),
    jurisdictions: await countHomes(ctx.db),
  }
}

/** Stays that are quoted or booked keep the rates of their price lines. */
export async function addTaxRate(ctx: Ctx, added: NewTaxRate): Promise<TaxRates> {
  await requirePossible(ctx, added)
  return changeTax(ctx, added.authority, async (ctx) => {
    await add(ctx, added, { act: 'taxes.rate_added' })
  })
}

export async function correctTaxRate(
  ctx: Ctx,
  { authority, from }: Step,
  corrected: Omit<NewTaxRate, 'authority'>,
): Promise<TaxRates> {
  requireComing(ctx, from)
  await requirePossible(ctx, { ...corrected, authority })
  return changeTax(ctx, authority, async (ctx) => {
    const before = await remove(ctx, { authority, from }, corrected.jurisdictions)
    await add(ctx, { ...corrected, authority }, { act: 'taxes.rate_corrected', before, was: from })
  })
}

export function removeTaxRate(
  ctx: Ctx,
  { authority, from }: Step,
  jurisdictions: readonly Jurisdiction[],
): Promise<TaxRates> {
  requireComing(ctx, from)
  return changeTax(ctx, authority, async (ctx) => {
    const rate = await remove(ctx, { authority, from }, jurisdictions)
    const details = { from, rate, jurisdictions: jurisdictions.join() }
    await recordAdminAct(ctx, { act: 'taxes.rate_removed', subject: `tax:${authority}`, details })
  })
}

export async function requirePossible(
  ctx: Ctx,
  { authority, jurisdictions, from }: PlannedTaxRate,
): Promise<void> {
  requireStepDay(ctx, taxRateDays, from)
  const levied = (await listLevied(ctx.db, authority)).map(({ jurisdiction }) => jurisdiction)
  if (jurisdictions.some((place) => !levied.includes(place))) {
    throw new Problem('pricing.tax_not_levied')
  }
}

/** The rates of days up to today have already been charged. */
function requireComing(ctx: Ctx, from: string): void {
  if (from <= todayOf(ctx)) throw new Problem('settings.in_effect')
}

async function changeTax(
  ctx: Ctx,
  authority: TaxAuthority,
  change: (ctx: TransactionCtx) => Promise<void>,
): Promise<TaxRates> {
  await inTransaction(ctx, async (ctx) => {
    await lockAuthority(ctx.db, authority)
    await change(ctx)
    await recordEvent(ctx, { kind: 'pricing.tax_rates_changed', subject: `tax:${authority}` })
    ctx.log.info({ authority }, 'tax rates changed')
  })
  return showTaxRates(ctx)
}

type Act = { act: 'taxes.rate_added' | 'taxes.rate_corrected'; before?: number; was?: string }

async function add(ctx: TransactionCtx, added: NewTaxRate, { act, ...was }: Act): Promise<void> {
  const { authority, reason, from, rate } = added
  const jurisdictions = [...new Set(added.jurisdictions)]
  const rates = await listRates(ctx.db, { authority, jurisdictions, day: from })
  if (rates.some((each) => each.from === from)) throw new Problem('settings.day_taken')
  if (rates.some((each) => each.rate === rate)) throw new Problem('settings.unchanged')
  const set = { reason, setBy: administratorOf(ctx).userId, setAt: ctx.now }
  await insertRates(ctx.db, { authority, jurisdictions, from, rate, ...set })
  const details = { from, rate, before: rates[0]?.rate ?? 0, ...was, reason }
  await recordAdminAct(ctx, {
    act,
    subject: `tax:${authority}`,
    details: { ...details, jurisdictions: jurisdictions.join() },
  })
}

/** Returns the rate that is removed. */
async function remove(
  ctx: TransactionCtx,
  step: Step,
  jurisdictions: readonly Jurisdiction[],
): Promise<number> {
  const places = [...new Set(jurisdictions)]
  const [removed, ...others] = await deleteRates(ctx.db, { ...step, jurisdictions: places })
  if (!removed || others.length + 1 < places.length) throw new Problem('resource.not_found')
  return removed.rate
}
