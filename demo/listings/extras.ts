import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import type { DemoHome } from './home.ts'

/** Expensive homes charge more for extras that depend on their size. */
export function extrasOf({ suite }: Pick<DemoHome, 'suite'>): SuiteDraft['extras'] {
  const bedrooms = Math.max(1, suite.bedrooms)
  return [
    { code: 'valentines_day', amount: 9500 + 1500 * bedrooms },
    { code: 'baby_crib', amount: 4500 },
    { code: 'honeymoon', amount: 12_000 + 2000 * bedrooms },
    { code: 'happy_birthday', amount: 8500 },
    { code: 'extra_cleaning', amount: Math.round((suite.cleaningAmount ?? 0) / 2) },
    { code: 'special_request', amount: 6000 },
  ]
}
