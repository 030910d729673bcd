import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counting down to zero. */
export function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
}

/** Formats seconds as `12:48`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
