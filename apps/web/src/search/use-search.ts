import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import { use } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { type StayParams, withStay } from '#suites/stay-params.ts'
import { withChange } from './query.ts'
import { SearchDraftContext } from './search-draft.ts'

type Change = Record<string, string | number | null>

/** The search as requested right now, even while its results are loading. */
export function useSearch() {
  const draft = use(SearchDraftContext)
  const [shown] = useSearchParams()
  const { location } = useNavigation()
  const navigate = useNavigate()
  const isWaiting = location !== undefined && location.pathname === '/'
  const params = draft?.params ?? (isWaiting ? new URLSearchParams(location.search) : shown)

  function go(next: URLSearchParams, { replace = false } = {}) {
    if (draft) draft.go(next)
    else navigate({ search: String(next) }, { replace, preventScrollReset: true })
  }

  return {
    params,
    isWaiting,
    isDraft: draft !== null,
    go,
    change: (change: Change) => go(withChange(params, change)),
    /** For choices made step by step, which should not each be a history entry. */
    replace: (change: Change) => go(withChange(params, change), { replace: true }),
    changeDates: (dates: Pick<StayParams, 'checkIn' | 'checkOut'>) =>
      go(withStay(withChange(params, { flexible: null, month: null }), dates), { replace: true }),
    changePeople: (people: Partial<GuestCounts>) =>
      go(withStay(withChange(params, {}), people), { replace: true }),
  }
}
