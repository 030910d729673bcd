import { useNavigation, useSearchParams } from 'react-router'
import { parseStay, type StayParams, withStay } from '#suites/stay-params.ts'

/** The stay in the URL, or the one that is loading. */
export function useStay() {
  const [params, setParams] = useSearchParams()
  const { location } = useNavigation()
  const isWaiting = location?.search !== undefined && location.search !== `?${params}`
  const requested = isWaiting ? new URLSearchParams(location.search) : params

  function choose(change: Partial<StayParams>) {
    setParams(withStay(requested, change), { replace: true, preventScrollReset: true })
  }

  return { stay: parseStay(requested), isWaiting, choose }
}
