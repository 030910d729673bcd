import { useEffect, useEffectEvent } from 'react'

const retryMs = 5000

/**
 * Retries what waits for a connection: as soon as the browser is online, and then every few
 * seconds, because a browser may say so before requests succeed.
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
