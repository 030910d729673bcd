import { languages } from '@marea/contract/platform/language.ts'
import type { RowName } from '@marea/contract/suites/admin-jurisdictions.ts'
import { Problem } from '#platform/problem.ts'

/** Guests and owners read these names in either language. */
export function requireNames(...names: readonly RowName[]): void {
  const isMissing = names.some((name) => languages.some((language) => name[language] === ''))
  if (isMissing) throw new Problem('tax_rules.language_missing')
}
