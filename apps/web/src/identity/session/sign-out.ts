import { call } from '#platform/api/api.ts'
import { readPage } from '#platform/page/page.tsx'
import { clearUser } from '#platform/session/session.ts'

/** Clears the browser at once without waiting for the token to be revoked. */
export function signOut(): void {
  call('DELETE /user/session').catch(() => undefined)
  clearSession()
}

/** For when the account or the session has already ended and nothing needs revoking. */
export function clearSession(): void {
  clearUser()
  if (readPage().config.google) {
    import('#identity/providers/google.ts')
      .then(({ stopAutoSelect }) => stopAutoSelect())
      .catch(() => undefined)
  }
}
