import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down while one looks; never less than none. */
export function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
}

/** `12:48`, as a clock on the wall counts down. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
