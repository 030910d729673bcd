import { Overlay, type OverlayProps } from './overlay.tsx'

/** A dialog in the middle of the page; on phones it slides up from the bottom. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} form='dialog' />
}
