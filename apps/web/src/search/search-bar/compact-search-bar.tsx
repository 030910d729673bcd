import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import { useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { SearchDraftContext } from '#search/search-draft.ts'
import { useSearch } from '#search/use-search.ts'
import { stayQuery } from '#suites/stay-params.ts'
import { SearchBar } from './search-bar.tsx'
import type { SearchBarPart } from './search-panel.tsx'

/**
 * The search bar inside the top bar: on the results page it changes them, elsewhere it leads to them.
 */
export function CompactSearchBar() {
  const { pathname, search } = useLocation()
  return pathname === '/' ? (
    <ResultsSearchBar />
  ) : (
    <DraftSearchBar key={pathname + search} search={search} />
  )
}

function ResultsSearchBar() {
  return (
    <CollapsedSearchBar
      onSearch={() => document.getElementById('results')?.scrollIntoView({ block: 'start' })}
    />
  )
}

/** Starts from the stay of the current page; completing a part opens the results. */
function DraftSearchBar({ search }: { search: string }) {
  const navigate = useNavigate()
  const [params, setParams] = useState(
    () => new URLSearchParams(stayQuery(new URLSearchParams(search))),
  )
  const latest = useRef(params)

  function go(next: URLSearchParams) {
    latest.current = next
    setParams(next)
  }

  function leave() {
    navigate({ pathname: '/', search: String(latest.current), hash: '#results' })
  }

  return (
    <SearchDraftContext value={{ params, go }}>
      <CollapsedSearchBar onSearch={leave} onDone={leave} />
    </SearchDraftContext>
  )
}

type CollapsedSearchBarProps = { onSearch: () => void; onDone?: () => void }

function CollapsedSearchBar({ onSearch, onDone }: CollapsedSearchBarProps) {
  const { params } = useSearch()
  const { load, data } = useFetcher<{ result: SearchResult | null }>()
  const [open, setOpen] = useState<SearchBarPart | null>(null)

  function show(part: SearchBarPart | null) {
    if (part === 'where') load(`/?${params}`)
    setOpen(part)
  }

  return (
    <SearchBar
      isCompact
      neighborhoods={data?.result?.facets?.neighborhoods ?? []}
      open={open}
      onOpen={show}
      onSearch={() => {
        setOpen(null)
        onSearch()
      }}
      onDone={onDone}
    />
  )
}
