import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question that the URL names, before the page scrolls to it. */
export function useOpenTarget(): void {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question can be asked for again
  useLayoutEffect(() => {
    const target = hash && document.getElementById(hash.slice(1))
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.dataset.opened = ''
  }, [hash, key])
}
