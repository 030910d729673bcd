import type { Today } from '@marea/contract/owners/today.ts'
import { call } from '#platform/api/api.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { readUser } from '#platform/session/session.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'

/** Removed when the person signs out, because it names guests. */
const storageKey = 'owner-today'

export type LoadedToday =
  | { today: Today; loadedAt: number; error: unknown }
  | { today: null; loadedAt: null; error: unknown }

/** Fresh data, or the last data of this person with its age when the API cannot be reached. */
export async function loadToday(): Promise<LoadedToday> {
  try {
    const today = await call('GET /owner/today')
    const loadedAt = Date.now()
    writeStored(storageKey, JSON.stringify({ userId: readUser()?.id, loadedAt, today }))
    return { today, loadedAt, error: null }
  } catch (error) {
    const last = isUnreachable(error) ? readLastToday() : undefined
    return last ? { ...last, error } : { today: null, loadedAt: null, error }
  }
}

function isUnreachable(error: unknown): boolean {
  return !(error instanceof ProblemError) || error.status >= 500 || error.status === 429
}

export function readLastToday(): { today: Today; loadedAt: number } | undefined {
  try {
    const { userId, loadedAt, today } = JSON.parse(readStored(storageKey) ?? '{}')
    return today && userId === readUser()?.id ? { today, loadedAt } : undefined
  } catch {
    return undefined
  }
}
