import type { SavedCopy } from '@marea/contract/messaging/saved-copy.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import { copyCache, copyPath } from '#platform/session/copy-place.ts'
import { readUser } from '#platform/session/session.ts'

/** A copy of another form was written by another version and is not read. */
const form = 1

type Stored = SavedCopy & {
  form: typeof form
  token: string
  language: Language
  /** By the clock of the device; beside `now` it tells how wrong that clock is. */
  savedAt: number
}

export type ReadCopy = Pick<Stored, 'trips' | 'conversations' | 'savedAt'> & {
  /** The time now, by the clock of the server. */
  now: number
  /** The clock of the device has gone back since, so nothing tells how old the copy is. */
  isClockWrong: boolean
}

const dayMs = 24 * 60 * 60_000
const clockToleranceMs = 5 * 60_000

/** Throws where the browser has no storage for it, or no space. */
export async function writeCopy(copy: SavedCopy, language: Language): Promise<void> {
  const { token = '' } = readUser() ?? {}
  const stored: Stored = {
    ...copy,
    form,
    token: await digest(token),
    language,
    savedAt: Date.now(),
  }
  const cache = await caches.open(copyCache)
  await cache.put(copyPath, Response.json(stored))
  await savePhotos(cache, copy)
}

/** The copy of this person, without stays that ended the day before; undefined if there is none. */
export async function readCopy(): Promise<ReadCopy | undefined> {
  const stored = await readStoredCopy()
  const user = readUser()
  if (stored?.form !== form || !user || stored.token !== (await digest(user.token))) {
    return undefined
  }
  const { savedAt, conversations } = stored
  const now = Date.now() + (Date.parse(stored.now) - savedAt)
  const trips = stored.trips
    .filter(({ checkOutAt }) => Date.parse(checkOutAt) + dayMs > now)
    .map((trip) => (Date.parse(trip.checkOutAt) > now ? trip : { ...trip, access: null }))
  const isClockWrong = Date.now() < savedAt - clockToleranceMs
  return { trips, conversations, savedAt, now, isClockWrong }
}

async function readStoredCopy(): Promise<Stored | undefined> {
  try {
    // Opening it would create it, also where nothing is saved.
    const response = await caches.match(copyPath, { cacheName: copyCache })
    return await response?.json()
  } catch {
    return undefined
  }
}

/** The photos of the steps to the door, each in its smallest width. */
async function savePhotos(cache: Cache, { trips }: SavedCopy): Promise<void> {
  const wanted = trips
    .flatMap(({ access }) => access?.steps ?? [])
    .flatMap(({ photo }) => (photo ? `/photos/${photo.key}-${Math.min(...photo.widths)}.webp` : []))
  const saved = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const outdated = saved.filter((path) => path !== copyPath && !wanted.includes(path))
  await Promise.all(outdated.map((path) => cache.delete(path)))
  const missing = wanted.filter((path) => !saved.includes(path))
  // The steps can be read without their photos.
  await Promise.allSettled(missing.map((path) => cache.add(path)))
}

/** The session itself is in one place only. */
async function digest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
