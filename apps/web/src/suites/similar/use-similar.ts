import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { SimilarHome } from '@marea/contract/search/similar.ts'
import { useEffect, useState } from 'react'
import { callPlain } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { hasDates, type StayParams } from '#suites/stay-params.ts'

type Loaded = { homes: SimilarHome[]; pricedFor: StayParams }

/** Loaded again for each stay; the former homes stay until the next ones are there. */
export function useSimilar(
  slug: string,
  { checkIn, checkOut, guests, children, infants, pets }: StayParams,
) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let isCurrent = true
    loadSimilar(slug, { checkIn, checkOut, guests, children, infants, pets }).then(
      (next) => isCurrent && setLoaded(next),
      (reason) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
      setError(undefined)
    }
  }, [slug, checkIn, checkOut, guests, children, infants, pets, attempt])

  return { loaded, error, retry: () => setAttempt(attempt + 1) }
}

/** Dates that no home accepts, such as past dates in an old link, are ignored. */
async function loadSimilar(slug: string, stay: StayParams): Promise<Loaded> {
  const dates = hasDates(stay) ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : {}
  try {
    const query = { ...dates, ...guestCountsOf(stay) }
    const homes = await callPlain('GET /suites/:slug/similar', { params: { slug }, query })
    return { homes, pricedFor: stay }
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.code.startsWith('stay.')
    if (!hasDates(stay) || !isRefused) throw error
    return loadSimilar(slug, { ...stay, checkIn: null, checkOut: null })
  }
}
