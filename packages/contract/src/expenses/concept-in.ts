import type { Language } from '#platform/language.ts'
import type { Expense } from './expense.ts'

/** The description in the reader's language, where there is one. */
export function conceptIn(
  { concept, translations }: Pick<Expense, 'concept' | 'translations'>,
  language: Language,
): string {
  return translations[language] ?? concept
}
