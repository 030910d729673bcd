import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { rememberSearch } from './recent-searches.ts'

export function useRememberedSearch(): void {
  const [params] = useSearchParams()
  const search = String(params)
  const { today } = useTimeFormat()
  useEffect(() => rememberSearch(new URLSearchParams(search), today), [search, today])
}
