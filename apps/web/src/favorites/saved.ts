import { useSyncExternalStore } from 'react'
import { call } from '#platform/api/api.ts'
import { onUserChange, readUser } from '#platform/session/session.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'

const storageKey = 'favorites'
const none: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
let kept: ReadonlySet<string> | undefined
let syncedFor: string | null | undefined
let syncing: Promise<void> = Promise.resolve()
let unfollow = () => {}

/** Whether a suite is a favorite: stored in the browser for visitors, in the account afterwards. */
export function useIsFavorite(slug: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().has(slug),
    () => false,
  )
}

/** Waits until the browser's favorites are in the account. */
export async function mergeSaved(): Promise<void> {
  if (readUser()) await syncFavorites()
}

/** Shown at once, and undone if the API refuses. */
export async function setFavorite(slug: string, isKept: boolean): Promise<void> {
  const before = read()
  change(withChange(before, slug, isKept))
  if (!readUser()) return persist()
  try {
    if (isKept) await call('PUT /favorites/:slug', { params: { slug }, body: {} })
    else await call('DELETE /favorites/:slug', { params: { slug } })
  } catch (error) {
    change(withChange(read(), slug, before.has(slug)))
    throw error
  }
}

/**
 * After signing in the browser's favorites move into the account; after signing out they start
 * empty.
 */
function syncFavorites(): Promise<void> {
  const token = readUser()?.token ?? null
  if (syncedFor === token) return syncing
  const wasSomebody = typeof syncedFor === 'string'
  syncedFor = token
  if (token) syncing = moveToAccount(token)
  else if (wasSomebody) change(none)
  return syncing
}

async function moveToAccount(token: string): Promise<void> {
  const local = parseSaved(readStored(storageKey))
  await Promise.allSettled(
    [...local].map((slug) => call('PUT /favorites/:slug', { params: { slug }, body: {} })),
  )
  try {
    const slugs = await call('GET /favorites/slugs')
    writeStored(storageKey, null)
    if (readUser()?.token === token) change(new Set(slugs))
  } catch {
    syncedFor = undefined
  }
}

export function parseSaved(stored: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return none
    return new Set(list.filter((slug) => typeof slug === 'string'))
  } catch {
    return none
  }
}

function withChange(
  slugs: ReadonlySet<string>,
  slug: string,
  isKept: boolean,
): ReadonlySet<string> {
  const next = new Set(slugs)
  if (isKept) next.add(slug)
  else next.delete(slug)
  return next
}

function persist() {
  writeStored(storageKey, JSON.stringify([...read()]))
}

function read(): ReadonlySet<string> {
  kept ??= readUser() ? none : parseSaved(readStored(storageKey))
  return kept
}

function change(next: ReadonlySet<string>) {
  kept = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    unfollow = onUserChange(syncFavorites)
    syncFavorites()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unfollow()
  }
}
