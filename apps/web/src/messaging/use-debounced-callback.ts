import { useEffect, useEffectEvent, useRef } from 'react'

const soonMs = 120

/** Runs the callback once for all calls within a short time. */
export function useDebouncedCallback(action: () => void, delayMs = soonMs): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = useEffectEvent(action)
  const start = useRef(() => {})

  useEffect(() => {
    start.current = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => run(), delayMs)
    }
    return () => clearTimeout(timer.current)
  }, [delayMs])

  return () => start.current()
}
