import { useEffect, useEffectEvent } from 'react'

const retryMs = 5000

/**
 * Retries when the browser is online again, and then every few seconds, because a browser may
 * report that before requests succeed.
 */
export function useRetry(isWaiting: boolean, retry: () => void): void {
  const onRetry = useEffectEvent(retry)

  useEffect(() => {
    if (!isWaiting) return
    const start = () => onRetry()
    const timer = setInterval(() => navigator.onLine && onRetry(), retryMs)
    addEventListener('online', start)
    return () => {
      clearInterval(timer)
      removeEventListener('online', start)
    }
  }, [isWaiting])
}
