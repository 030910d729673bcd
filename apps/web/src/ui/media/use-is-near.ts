import { type RefObject, useEffect, useState } from 'react'

export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const { current } = ref
    if (!current || isNear) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true))
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref, isNear])

  return isNear
}
