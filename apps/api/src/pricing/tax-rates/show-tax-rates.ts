import type { TaxRates, TaxStep } from '@marea/contract/pricing/tax-rates.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { rateOn, type Step, stepsOf } from './rate-steps.ts'
import { countHomes, listJurisdictionCodes, listLevied, listRateRows } from './tax-rate-store.ts'

export async function showTaxRates(ctx: Ctx): Promise<TaxRates> {
  const today = todayOf(ctx)
  const rows = await listRateRows(ctx.db)
  const homes = new Map(
    (await countHomes(ctx.db)).map(({ jurisdiction, homes }) => [jurisdiction, homes]),
  )
  const levied = Map.groupBy(await listLevied(ctx.db), ({ authority }) => authority)
  const names = new Map(rows.map(({ setBy, setByName }) => [setBy, setByName]))
  const byPlace = Map.groupBy(rows, ({ jurisdiction }) => jurisdiction)
  return {
    today,
    authorities: [...levied].map(([code, rows]) => ({
      code,
      jurisdictions: rows.map(({ jurisdiction }) => jurisdiction),
    })),
    jurisdictions: (await listJurisdictionCodes(ctx.db)).map(({ code: jurisdiction }) => {
      const byAuthority = Map.groupBy(byPlace.get(jurisdiction) ?? [], (row) => row.authority)
      const taxes = [...levied.keys()].flatMap((authority) => {
        const steps = stepsOf(byAuthority.get(authority) ?? [])
        return steps.length ? [{ authority, steps }] : []
      })
      return {
        jurisdiction,
        homes: homes.get(jurisdiction) ?? 0,
        rate: taxes.reduce((sum, { steps }) => sum + rateOn(steps, today), 0),
        taxes: taxes.map(({ authority, steps }) => ({
          authority,
          steps: shownSteps(steps, { today, names }).toReversed(),
        })),
      }
    }),
  }
}

type Context = { today: string; names: ReadonlyMap<string | null, string | null> }

function shownSteps(steps: readonly Step[], { today, names }: Context): TaxStep[] {
  const current = steps.findLastIndex(({ from }) => from <= today)
  return steps.map(({ from, rate, setBy, setAt }, index) => ({
    from,
    to: steps[index + 1]?.from ?? null,
    rate,
    state: stateOf(index, current),
    setBy: names.get(setBy) ?? null,
    setAt: setAt === null ? null : Temporal.Instant.from(setAt).toString(),
  }))
}

function stateOf(index: number, current: number): TaxStep['state'] {
  if (index === current) return 'current'
  return index > current ? 'coming' : 'past'
}
