import { call } from '#platform/api/api.ts'
import { readUser, renewUser } from '#platform/session/session.ts'

/** The saved user is shown at once and brought up to date; an ended session signs out by itself. */
export async function restoreUser(): Promise<void> {
  if (!readUser()) return
  try {
    renewUser(await call('GET /user/info'))
  } catch {
    return
  }
}
