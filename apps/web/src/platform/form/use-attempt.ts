import { useRef, useState } from 'react'

/** Runs one action at a time, with its loading flag and the error of the last attempt. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isRunning = useRef(false)

  async function attempt(action: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      await action()
    } catch (thrown) {
      setError(thrown)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { isBusy, error, attempt, clearError: () => setError(null), fail: setError }
}
