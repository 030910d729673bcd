import { Overlay, type OverlayProps } from './overlay.tsx'

/** A question in the middle of the page; it rises from the bottom on phones. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} form='dialog' />
}
