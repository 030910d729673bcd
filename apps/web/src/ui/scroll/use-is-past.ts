import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has scrolled out of view; undefined until it has done so once. */
export function useIsPast(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [isPast, setPast] = useState<boolean>()

  useEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting !== false
      setPast((before) => (before === undefined && isSeen ? undefined : !isSeen))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref])

  return isPast
}
