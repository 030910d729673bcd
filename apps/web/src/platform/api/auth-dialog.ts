import { useSyncExternalStore } from 'react'
import { ProblemError } from './problem-error.ts'

export type AuthRequest =
  | { asks: 'sign-in'; next?: string | undefined }
  | { asks: 'secret' }
  | { asks: 'passkey' }
  | { asks: 'code' }

const listeners = new Set<() => void>()
let currentRequest: AuthRequest | null = null
let answer: ((isThrough: boolean) => void) | undefined

/** Opens the sign-in dialog; resolves when it closes, with whether a user is signed in. */
export function openSignIn({ next }: { next?: string } = {}): Promise<boolean> {
  return open({ asks: 'sign-in', next })
}

/**
 * Runs the action; if the API requires the password or a passkey first, asks for it and retries.
 */
export async function withRecentSignIn<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    const asks = confirmationFor(error)
    if (!asks || !(await open({ asks }))) throw error
    return action()
  }
}

function confirmationFor(error: unknown): 'secret' | 'passkey' | undefined {
  const code = error instanceof ProblemError ? error.code : undefined
  if (code === 'identity.confirmation_required') return 'secret'
  return code === 'identity.second_factor_required' ? 'passkey' : undefined
}

export const codeProblems: ReadonlySet<string> = new Set([
  'identity.second_factor_required',
  'identity.second_factor_stale',
])

let codeAnswer: Promise<boolean> | undefined

/** Runs the action; if the API requires a new code or the passkey, asks for it and retries. */
export async function withSecondFactor<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    const isAsked = error instanceof ProblemError && codeProblems.has(error.code)
    if (!isAsked || !(await askForCode())) throw error
    return action()
  }
}

/** Parts of a page that load at the same time share one prompt. */
function askForCode(): Promise<boolean> {
  codeAnswer ??= open({ asks: 'code' }).finally(() => {
    codeAnswer = undefined
  })
  return codeAnswer
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
