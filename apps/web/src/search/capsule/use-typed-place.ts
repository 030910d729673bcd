import { useState } from 'react'
import { useSearch } from '#search/use-search.ts'
import { placeName } from './use-capsule-labels.ts'

/** A place being typed; it becomes part of the search however its panel is closed. */
export function useTypedPlace() {
  const { params, change } = useSearch()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = placeName(params) ?? ''

  function commit() {
    setTyped(null)
    const where = typed?.trim() ?? shown
    if (where !== shown) change({ where, bbox: null })
  }

  function choose(where: string | null) {
    setTyped(null)
    change({ where, bbox: null })
  }

  return { typed: typed ?? shown, isTyping: typed !== null, setTyped, commit, choose }
}
