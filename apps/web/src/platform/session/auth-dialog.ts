import { useSyncExternalStore } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'

/** What the user is asked for over the current page. */
export type AuthRequest = { asks: 'sign-in'; next?: string | undefined } | { asks: 'secret' }

const listeners = new Set<() => void>()
let currentRequest: AuthRequest | null = null
let answer: ((isThrough: boolean) => void) | undefined

/** Opens the sign-in dialog; resolves when it closes, with whether somebody is signed in now. */
export function openSignIn({ next }: { next?: string } = {}): Promise<boolean> {
  return open({ asks: 'sign-in', next })
}

/** Runs the action; where the API requires the password again, asks for it and then continues. */
export async function withRecentSignIn<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    const isAsked = error instanceof ProblemError && error.code === 'identity.confirmation_required'
    if (!isAsked || !(await open({ asks: 'secret' }))) throw error
    return action()
  }
}

export function closeAuthDialog(isThrough: boolean): void {
  const tell = answer
  answer = undefined
  change(null)
  tell?.(isThrough)
}

export function useAuthRequest(): AuthRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => currentRequest,
    () => null,
  )
}

function open(next: AuthRequest): Promise<boolean> {
  closeAuthDialog(false)
  return new Promise((resolve) => {
    answer = resolve
    change(next)
  })
}

function change(next: AuthRequest | null) {
  currentRequest = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
