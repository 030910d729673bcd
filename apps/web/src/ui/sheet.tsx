import { Overlay, type OverlayProps } from './overlay.tsx'

/** A longer task at the page's end side; it rises from the bottom on phones. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} form='sheet' />
}
