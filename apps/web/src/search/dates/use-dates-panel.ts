import { useState } from 'react'
import { withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { hasDates, parseStay } from '#suites/stay-params.ts'
import type { Stay } from './choice-rows.tsx'
import { hasFlexibleDates, withExactDates } from './flexible-dates.ts'

/**
 * `basis` stays flexible when one of its choices makes the search exact, so that the others can
 * still be compared.
 */
export function useDatesPanel({ isSheet }: { isSheet: boolean }) {
  const { params, go } = useSearch()
  const [basis, setBasis] = useState(params)
  const stay = parseStay(params)
  const isExact = hasDates(stay) && !hasFlexibleDates(params)
  const chosen: Stay | null = isExact ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : null

  function update(next: URLSearchParams) {
    setBasis(next)
    go(next, { replace: true })
  }

  /**
   * The first choice adds a history entry, so that Back returns to the flexible search. A sheet
   * already has an entry, which Back closes; another entry above it would remain after closing.
   */
  function choose(choice: Stay | null) {
    const replace = isSheet || chosen !== null
    go(choice ? withExactDates(basis, choice) : basis, { replace })
  }

  return {
    basis,
    chosen,
    update,
    change: (change: Parameters<typeof withChange>[1]) => update(withChange(basis, change)),
    choose,
  }
}
