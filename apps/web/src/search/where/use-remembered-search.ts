import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { rememberSearch } from './recent-searches.ts'

export function useRememberedSearch(): void {
  const [params] = useSearchParams()
  const search = String(params)
  useEffect(() => rememberSearch(new URLSearchParams(search)), [search])
}
