import { useState } from 'react'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { useSearch } from '#search/use-search.ts'

/** A place being typed, which becomes part of the search however its panel closes. */
export function useTypedPlace() {
  const { params, change } = useSearch()
  const [typed, setTyped] = useState<string | null>(null)
  const where = params.get('where')
  const placeName = usePlaceName()
  const shown = where ? placeName(where) : ''

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
