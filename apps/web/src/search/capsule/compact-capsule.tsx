import type { SearchResult } from '@marea/contract/search/endpoints.ts'
import { useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { useSearch } from '#search/use-search.ts'
import { stayQuery } from '#suites/stay.ts'
import { Capsule } from './capsule.tsx'
import { SearchDraftContext } from './search-draft.ts'
import type { CapsulePart } from './search-panel.tsx'

/**
 * The capsule inside the top bar: on the results page it changes them, elsewhere it leads to them.
 */
export function CompactCapsule() {
  const { pathname, search } = useLocation()
  return pathname === '/' ? <AtResults /> : <Elsewhere key={pathname + search} search={search} />
}

function AtResults() {
  return (
    <Folded
      onSearch={() => document.getElementById('results')?.scrollIntoView({ block: 'start' })}
    />
  )
}

/** Starts from the stay of the current page; completing a part opens the results. */
function Elsewhere({ search }: { search: string }) {
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
      <Folded onSearch={leave} onDone={leave} />
    </SearchDraftContext>
  )
}

type FoldedProps = { onSearch: () => void; onDone?: () => void }

function Folded({ onSearch, onDone }: FoldedProps) {
  const { params } = useSearch()
  const { load, data } = useFetcher<{ result: SearchResult | null }>()
  const [open, setOpen] = useState<CapsulePart | null>(null)

  function show(part: CapsulePart | null) {
    if (part === 'where') load(`/?${params}`)
    setOpen(part)
  }

  return (
    <Capsule
      isSlim
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
