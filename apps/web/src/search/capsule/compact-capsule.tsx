import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import { useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { useSearch } from '#search/use-search.ts'
import { stayQuery } from '#suites/stay-params.ts'
import { Capsule } from './capsule.tsx'
import { SearchDraftContext } from './search-draft.ts'
import type { CapsulePart } from './search-panel.tsx'

/**
 * The capsule inside the top bar: on the results page it changes them, elsewhere it leads to them.
 */
export function CompactCapsule() {
  const { pathname, search } = useLocation()
  return pathname === '/' ? (
    <ResultsCapsule />
  ) : (
    <DraftCapsule key={pathname + search} search={search} />
  )
}

function ResultsCapsule() {
  return (
    <CollapsedCapsule
      onSearch={() => document.getElementById('results')?.scrollIntoView({ block: 'start' })}
    />
  )
}

/** Starts from the stay of the current page; completing a part opens the results. */
function DraftCapsule({ search }: { search: string }) {
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
      <CollapsedCapsule onSearch={leave} onDone={leave} />
    </SearchDraftContext>
  )
}

type CollapsedCapsuleProps = { onSearch: () => void; onDone?: () => void }

function CollapsedCapsule({ onSearch, onDone }: CollapsedCapsuleProps) {
  const { params } = useSearch()
  const { load, data } = useFetcher<{ result: SearchResult | null }>()
  const [open, setOpen] = useState<CapsulePart | null>(null)

  function show(part: CapsulePart | null) {
    if (part === 'where') load(`/?${params}`)
    setOpen(part)
  }

  return (
    <Capsule
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
