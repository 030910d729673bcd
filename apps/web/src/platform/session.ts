import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

/** The signed-in reader as kept in the browser's storage. */
export type StoredUser = { token: string; fullName: string }

const listeners = new Set<() => void>()
let user: StoredUser | null | undefined

/** `undefined` while the page is still the server's, `null` for a visitor. */
export function useUser(): StoredUser | null | undefined {
  return useSyncExternalStore(subscribe, readUser, () => undefined)
}

export function readUser(): StoredUser | null {
  if (user === undefined) user = parseUser(readStored('user'))
  return user
}

export function signIn(next: StoredUser): void {
  writeStored('user', JSON.stringify(next))
  change(next)
}

/** The caller goes to the home page afterwards. */
export function forgetUser(): void {
  writeStored('user', null)
  change(null)
}

export function parseUser(stored: string | null): StoredUser | null {
  if (!stored) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

function isUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false
  if (!('token' in value) || !('fullName' in value)) return false
  return typeof value.token === 'string' && typeof value.fullName === 'string'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs({ key }: StorageEvent) {
  if (key === 'user' || key === null) change(parseUser(readStored('user')))
}

function change(next: StoredUser | null) {
  user = next
  document.documentElement.dataset.session = next ? 'in' : 'out'
  for (const listener of listeners) listener()
}
