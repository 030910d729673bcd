import { useSyncExternalStore } from 'react'

/** Narrower windows than a tablet’s; the grid needs the room. */
const phone = '(max-width: 480px)'

/** Phones show one home month by month, in place of the grid of all homes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const media = matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
