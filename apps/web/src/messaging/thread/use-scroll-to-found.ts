import { type RefObject, useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Shows the message that the URL names, such as one that a search has found. */
export function useScrollToFound(box: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams()
  const found = params.get('message')

  useEffect(() => {
    if (!found) return
    const message = box.current?.querySelector<HTMLElement>('[data-found]')
    if (box.current && message) {
      box.current.scrollTop = message.offsetTop - box.current.clientHeight / 3
    }
  }, [box, found])
}
