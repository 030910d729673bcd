import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { rememberSearch } from './recent-searches.ts'

/** The search of this page is one of the recent searches from now on. */
export function useRememberedSearch(): void {
  const [params] = useSearchParams()
  const search = String(params)
  useEffect(() => rememberSearch(new URLSearchParams(search)), [search])
}
