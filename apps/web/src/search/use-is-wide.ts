import { useSyncExternalStore } from 'react'

const query = '(min-width: 1101px)'

/** Whether list and chart stand side by side; never on the server, which cannot know. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
