import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { jumpTo } from './jump-to.ts'

let isFirst = true

/** Scrolls to the part that the URL's hash names; after Back the scroll position is restored instead. */
export function HashTarget() {
  const { hash, key } = useLocation()
  const type = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part can be asked for again
  useEffect(() => {
    const isOpened = isFirst && !isReload()
    isFirst = false
    if (hash && (type !== 'POP' || isOpened)) jumpTo(hash.slice(1))
  }, [hash, key, type])

  return null
}

export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
