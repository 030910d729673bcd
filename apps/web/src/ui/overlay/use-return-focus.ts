import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to what opened an overlay. React Aria tries it in the next frame, when the page
 * behind a slow closing is still inert and refuses the focus.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element>(null)

  // The overlay takes the focus in an effect, which runs after this.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    return () => {
      setTimeout(() => returnTo(opener.current))
    }
  }, [isOpen])
}

function returnTo(opener: Element | null) {
  const isLost = document.activeElement === document.body
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}
