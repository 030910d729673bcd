import { useEffect, useRef, useState } from 'react'
import { jumpTo } from '#ui/scroll/jump-to.ts'

export function useMapToggle() {
  const ref = useRef<HTMLDivElement>(null)
  const left = useRef(0)
  const [isAsked, setAsked] = useState(false)

  useEffect(() => {
    if (isAsked) jumpTo(ref.current)
    else if (left.current) scrollTo({ top: left.current })
  }, [isAsked])

  function toggle() {
    if (!isAsked) left.current = scrollY
    setAsked(!isAsked)
  }

  return { ref, isAsked, toggle }
}
