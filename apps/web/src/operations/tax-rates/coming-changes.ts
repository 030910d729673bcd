import type { TaxRates, TaxStep } from '@marea/contract/pricing/tax-rates.ts'
import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'

/** The same step of a tax in one or more places. */
export type ComingChange = {
  id: string
  authority: TaxAuthority
  from: string
  rate: number
  before: number
  jurisdictions: Jurisdiction[]
  setBy: string | null
  setAt: string | null
}

/** Coming steps in the order of their days; places with the same step are one change. */
export function comingChanges({ jurisdictions }: TaxRates): ComingChange[] {
  const changes = new Map<string, ComingChange>()
  for (const { jurisdiction, taxes } of jurisdictions) {
    for (const { authority, steps } of taxes) {
      for (const [index, step] of steps.entries()) {
        if (step.state !== 'coming') continue
        const before = steps[index + 1]?.rate ?? 0
        const id = [authority, step.from, step.rate, before].join('~')
        const known = changes.get(id) ?? newChange(id, authority, { step, before })
        known.jurisdictions.push(jurisdiction)
        changes.set(id, known)
      }
    }
  }
  return [...changes.values()].sort((one, other) => (one.from < other.from ? -1 : 1))
}

function newChange(
  id: string,
  authority: TaxAuthority,
  { step, before }: { step: TaxStep; before: number },
): ComingChange {
  const { from, rate, setBy, setAt } = step
  return { id, authority, from, rate, before, jurisdictions: [], setBy, setAt }
}
