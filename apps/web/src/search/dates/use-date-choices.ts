import type { DateChoice, DateChoicesQuery } from '@marea/contract/search/date-choices.ts'
import { useEffect, useState } from 'react'
import { callPlain } from '#platform/api/api.ts'

/** Loaded again for each query; the former choices stay until the next ones are there. */
export function useDateChoices(query: DateChoicesQuery) {
  const key = JSON.stringify(query)
  const [loaded, setLoaded] = useState<{ key: string; choices: DateChoice[] }>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let isCurrent = true
    callPlain('GET /date-choices', { query: JSON.parse(key) }).then(
      ({ choices }) => isCurrent && setLoaded({ key, choices }),
      (reason) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
      setError(undefined)
    }
  }, [key, attempt])

  return {
    choices: loaded?.choices,
    isLoading: loaded?.key !== key && error === undefined,
    error,
    retry: () => setAttempt(attempt + 1),
  }
}
