import { useEffect, useRef } from 'react'

const gap = 8

/** Tells the styles of every page how much of the bottom edge an element covers. */
export function useRoomAtFoot() {
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    const covering = element.current
    if (!covering) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--foot', `${covering.offsetHeight + gap}px`)
    })
    observer.observe(covering)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot')
    }
  }, [])

  return element
}
