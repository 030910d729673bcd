import type { Today } from '@marea/contract/owners/today.ts'
import { useEffect, useState } from 'react'
import { readLastToday } from '#owners/mobile/last-today.ts'
import { type ReadCopy, readCopy } from '#platform/offline/saved-copy.ts'

export type LoadedCopy = Pick<ReadCopy, 'trips' | 'conversations' | 'isClockWrong'> & {
  savedAt: number | undefined
  /** For owners; undefined for guests. */
  today: Today | undefined
}

/** What this device has saved for the person who is signed in; undefined until it is read. */
export function useSavedCopy(): LoadedCopy | undefined {
  const [copy, setCopy] = useState<LoadedCopy>()
  useEffect(() => {
    readCopy().then((read) => {
      const last = readLastToday()
      const { trips = [], conversations = [], isClockWrong = false } = read ?? {}
      const savedAt = read?.savedAt ?? last?.loadedAt
      setCopy({ trips, conversations, isClockWrong, savedAt, today: last?.today })
    })
  }, [])
  return copy
}
