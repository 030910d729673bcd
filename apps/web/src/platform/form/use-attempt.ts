import { useRef, useState } from 'react'

/** One act at a time, with its loading flag and what went wrong the last time. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      await act()
    } catch (thrown) {
      setError(thrown)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, error, attempt, forgive: () => setError(null), fail: setError }
}
