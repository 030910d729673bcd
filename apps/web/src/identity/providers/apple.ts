import { safeNext } from '#identity/safe-next.ts'
import { call, callPlain } from '#platform/api/api.ts'
import { readPage } from '#platform/page/page.tsx'
import { readUser, storeUser } from '#platform/session/session.ts'
import type { AppleReturn } from './apple-return.ts'

const storageKey = 'apple'

/** A user who is already signed in only confirms their identity with Apple. */
type PendingSignIn = { state: string; next: string; isConfirmation: boolean }

/** Redirects to Apple and remembers in this tab where the user was going. */
export async function goToApple(next: string): Promise<void> {
  const { nonce, state } = await callPlain('GET /user/nonce')
  const { apple, publicUrl } = readPage().config
  if (!apple) return
  rememberAppleSignIn({ state, next })
  location.assign(authorizationUrl({ ...apple, publicUrl, nonce, state }))
}

export function rememberAppleSignIn({ state, next }: Omit<PendingSignIn, 'isConfirmation'>): void {
  const pending: PendingSignIn = { state, next, isConfirmation: readUser() !== null }
  sessionStorage.setItem(storageKey, JSON.stringify(pending))
}

type Authorization = {
  authorizeUrl: string
  clientId: string
  publicUrl: string
  nonce: string
  state: string
}

/** Requesting the name makes Apple respond by a posted form. */
export function authorizationUrl(requested: Authorization): string {
  const { authorizeUrl, clientId, publicUrl, nonce, state } = requested
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${publicUrl.replace(/\/+$/, '')}/auth/callback`,
    response_type: 'code id_token',
    response_mode: 'form_post',
    scope: 'name email',
    state,
    nonce,
  })
  return `${authorizeUrl}?${query}`
}

/** Accepts only responses to a request of this tab, so that no one is signed in as a stranger. */
export function takePendingAppleSignIn(state: string): PendingSignIn | undefined {
  const left = readPendingSignIn()
  sessionStorage.removeItem(storageKey)
  return left && left.state === state ? { ...left, next: safeNext(left.next) } : undefined
}

export async function enterWithApple(returned: AppleReturn, { isConfirmation }: PendingSignIn) {
  const { token, code, state, user } = returned
  const { clientId: appId = '', keyId = null, teamId = null } = readPage().config.apple ?? {}
  const body = { token, code, state, user, keyId, teamId, appId }
  if (isConfirmation) await call('POST /user/confirmation/apple', { body })
  else storeUser(await callPlain('POST /user/apple', { body }))
}

function readPendingSignIn(): PendingSignIn | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isPendingSignIn(left) ? left : undefined
  } catch {
    return undefined
  }
}

function isPendingSignIn(value: unknown): value is PendingSignIn {
  if (typeof value !== 'object' || value === null) return false
  if (!('state' in value) || !('next' in value) || !('isConfirmation' in value)) return false
  const { state, next, isConfirmation } = value
  return [typeof state, typeof next, typeof isConfirmation].join() === 'string,string,boolean'
}
