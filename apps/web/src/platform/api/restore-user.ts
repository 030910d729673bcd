import { readUser, updateUser } from '#platform/session/session.ts'
import { call } from './api.ts'

/** Shows the stored user at once and refreshes it; an ended session signs out by itself. */
export async function restoreUser(): Promise<void> {
  if (!readUser()) return
  try {
    updateUser(await call('GET /user/info'))
  } catch {
    return
  }
}
