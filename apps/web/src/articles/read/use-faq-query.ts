import { useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { maxQueryLength } from './faq-search.ts'

const delayMs = 250

/** What is typed in the search field. The URL follows it, and the field follows Back and Forward. */
export function useFaqQuery() {
  const location = useLocation()
  const { search } = location
  const navigate = useNavigate()
  const inAddress = queryIn(search)
  const [query, setQuery] = useState(inAddress)
  const written = useRef(inAddress)

  // By the location and not by its query: Back can be faster than the address that it leaves.
  useEffect(() => {
    const shown = queryIn(location.search)
    if (written.current === shown) return
    written.current = shown
    setQuery(shown)
  }, [location])

  useEffect(() => {
    const wanted = query.trim()
    if (wanted === inAddress) return
    const timer = setTimeout(() => {
      written.current = wanted
      const isRefined = wanted !== '' && inAddress !== ''
      navigate(
        { search: searchWith(search, wanted) },
        { replace: isRefined, preventScrollReset: true },
      )
    }, delayMs)
    return () => clearTimeout(timer)
  }, [query, inAddress, search, navigate])

  return { query, setQuery }
}

function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, maxQueryLength)
}

function searchWith(search: string, query: string): string {
  const params = new URLSearchParams(search)
  if (query) params.set('q', query)
  else params.delete('q')
  return params.toString()
}

/** The page has every question, so another search loads nothing. */
export function keepsFaqs(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  const isSearch =
    currentUrl.pathname === nextUrl.pathname &&
    queryIn(currentUrl.search) !== queryIn(nextUrl.search)
  return defaultShouldRevalidate && !isSearch
}
