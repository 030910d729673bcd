import type { Split, SplitPart } from '@marea/contract/statements/financials/split.ts'
import { useText } from '#platform/texts/texts.tsx'

export function usePartName(): (part: SplitPart) => string {
  const t = useText()
  return (part) => {
    if (part.kind === 'tax') return t(`price.tax_${part.authority}`)
    if (part.kind !== 'expense') return t(`split.part.${part.kind}`)
    return part.category === 'markup'
      ? t('split.part.markup')
      : t(`expense.category.${part.category}`)
  }
}

/**
 * The expenses behind a part; mark-ups have no filter of their own, because they are lines of many
 * expenses.
 */
export function expensesLink(
  { period, home }: Split,
  { category }: Extract<SplitPart, { kind: 'expense' }>,
): string {
  const search = new URLSearchParams({ tab: 'expenses', period })
  if (home) search.set('suite', home.slug)
  if (category !== 'markup') search.set('category', category)
  return `?${search}`
}
