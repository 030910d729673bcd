import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type VisibleRange = { first: number | undefined; last: string; isOwn: boolean }

const endTolerance = 60

/** Keeps the reader's scroll position: at the end while they are there, else where they are. */
export function useScrollPosition(
  box: RefObject<HTMLElement | null>,
  { first, last, isOwn }: VisibleRange,
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const was = useRef<{ first: number | undefined; last: string; height: number }>(undefined)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = was.current
    if (!before) scrollToStart(element)
    else if (first !== before.first) element.scrollTop += element.scrollHeight - before.height
    else if (last !== before.last && (isAtEnd || isOwn)) scrollToEnd(element)
    was.current = { first, last, height: element.scrollHeight }
  }, [box, first, last, isOwn, isAtEnd])

  useEffect(() => {
    const element = box.current
    if (!element) return
    let isThere = isNearEnd(element)
    const look = () => {
      isThere = isNearEnd(element)
      setAtEnd(isThere)
    }
    const sizes = new ResizeObserver(() => isThere && scrollToEnd(element))
    look()
    element.addEventListener('scroll', look, { passive: true })
    for (const part of [element, ...element.querySelectorAll('ol')]) sizes.observe(part)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [box])

  return { isAtEnd, toEnd: () => box.current && scrollToEnd(box.current) }
}

/** Starts at the first unread message, or at the end. */
function scrollToStart(element: HTMLElement) {
  const unread = element.querySelector<HTMLElement>('[data-unread]')
  if (unread) element.scrollTop = unread.offsetTop - element.clientHeight / 3
  else scrollToEnd(element)
}

function scrollToEnd(element: HTMLElement) {
  element.scrollTop = element.scrollHeight
}

function isNearEnd({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < endTolerance
}
