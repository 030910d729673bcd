import type { User } from '@marea/contract/identity/endpoints.ts'
import { useSyncExternalStore } from 'react'
import { browserValue } from '#platform/page/hydrated.ts'
import { passOn, takePassed } from '#platform/page/next-page.ts'
import { eraseCopy } from './erase-copy.ts'
import { readStored, writeStored } from './storage.ts'

/** The signed-in user from the browser's storage, until the API has sent the rest. */
export type StoredUser = Pick<User, 'token' | 'fullName'> & Partial<User>

/** What must not remain in the browser after signing out. */
const personalKeys = ['user', 'owner-today', 'console-recent', 'recent-searches'] as const

const listeners = new Set<() => void>()
let user: StoredUser | null | undefined

/** `undefined` before hydration, `null` for a visitor. */
export const useUser = browserValue(onUserChange, readUser)

export function readUser(): StoredUser | null {
  if (user === undefined) {
    const passed = takePassed('user')
    user = parseUser(readStored('user') ?? passed)
  }
  return user
}

/** A sign-in that ends with the page goes to the next area with the person. */
passOn('user', () => (isStored() ? null : JSON.stringify(readUser())))

function isStored(): boolean {
  return parseUser(readStored('user'))?.token === readUser()?.token
}

/** Another page may have signed somebody in while this one was kept for the Back button. */
export function adoptStoredUser(): void {
  if (readStored('user') && !isStored()) change(parseUser(readStored('user')))
}

/** Stays signed in after the page is closed. */
export function storeUser(next: StoredUser): void {
  if (next.needsSecondFactor) {
    holdSignIn({ user: next, isKept: true })
    return
  }
  writeStored('user', JSON.stringify(next))
  change(next)
}

/** Stays signed in as long as the page is open. */
export function setUserForPage(next: StoredUser): void {
  if (next.needsSecondFactor) holdSignIn({ user: next, isKept: false })
  else change(next)
}

type HeldSignIn = { user: StoredUser; isKept: boolean }

let held: HeldSignIn | null = null

/** A user who gave a password but no second factor yet; pages treat them as a visitor. */
export function useHeldSignIn(): StoredUser | null {
  return useSyncExternalStore(
    onUserChange,
    () => readHeldSignIn(),
    () => null,
  )
}

export function readHeldSignIn(): StoredUser | null {
  return held?.user ?? null
}

/** Completes a sign-in with its second factor, for as long as the first step requested. */
export function finishSignIn(next: StoredUser): void {
  const isKept = held?.isKept ?? false
  held = null
  if (isKept) storeUser(next)
  else setUserForPage(next)
}

export function dropSignIn(): void {
  holdSignIn(null)
}

function holdSignIn(next: HeldSignIn | null): void {
  held = next
  for (const listener of listeners) listener()
}

/** Newer data of the signed-in user, stored where it was stored before. */
export function updateUser(next: StoredUser): void {
  if (readUser()?.token !== next.token) return
  if (isStored()) storeUser(next)
  else setUserForPage(next)
}

/** Unnoticed by this page, which the caller leaves; false for a sign-in that ends with the page. */
export function storeForNextPage(next: StoredUser): boolean {
  if (parseUser(readStored('user'))?.token !== next.token) return false
  writeStored('user', JSON.stringify(next))
  return true
}

/** The caller navigates to the home page afterwards. */
export function clearUser(): void {
  for (const key of personalKeys) writeStored(key, null)
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

/** Notifies of every sign-in and sign-out, in this tab or another. */
export function onUserChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', syncWithOtherTabs)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', syncWithOtherTabs)
  }
}

function syncWithOtherTabs({ key }: StorageEvent) {
  if (key === 'user' || key === null) change(parseUser(readStored('user')))
}

function change(next: StoredUser | null) {
  // What this device saved belongs to one session.
  if (next?.token !== user?.token) eraseCopy()
  user = next
  // The latest sign-in counts, also one of another tab.
  if (next) held = null
  document.documentElement.dataset.session = next ? 'in' : 'out'
  for (const listener of listeners) listener()
}
