import { useEffect, useEffectEvent, useRef } from 'react'

const pauseMs = 120

/** Runs the callback once for all calls within a short time. */
export function useDebouncedCallback(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = useEffectEvent(act)
  const start = useRef(() => {})

  useEffect(() => {
    start.current = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => run(), pauseMs)
    }
    return () => clearTimeout(timer.current)
  }, [])

  return () => start.current()
}
