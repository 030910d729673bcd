import { useLocation } from 'react-router'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { type ChannelsOverlay, parseOverlay } from './overlay-address.ts'

export function useOverlay(): { overlay: ChannelsOverlay | undefined; close: () => void } {
  const { pathname, search } = useLocation()
  return { overlay: parseOverlay(search), close: useCloseTo(pathname) }
}
