import { call } from '#platform/api/api.ts'
import { readPage } from '#platform/page/page.tsx'
import { forgetUser } from '#platform/session/session.ts'

/** The browser forgets at once; revoking the token need not be waited for. */
export function signOut(): void {
  call('DELETE /user/session').catch(() => undefined)
  leave()
}

/** Without a session to revoke: after the account or the session is gone already. */
export function leave(): void {
  forgetUser()
  if (readPage().config.google) {
    import('#identity/providers/google.ts')
      .then(({ stopAutoSelect }) => stopAutoSelect())
      .catch(() => undefined)
  }
}
