import { noteLoadStart } from '#platform/events/arrived-events.ts'
import { canManageHomes, isAdmin } from '#platform/session/roles.ts'
import { setSetupNeeded } from '#platform/session/second-factor-setup.ts'
import { readUser } from '#platform/session/session.ts'
import { withSecondFactor } from './auth-dialog.ts'
import { ProblemError } from './problem-error.ts'

/**
 * For the clientLoader of a personal page: a visitor, or a user whose session just ended, gets
 * nothing and sees the guard.
 */
export async function whenSignedIn<Result>(load: () => Promise<Result>): Promise<Result | null> {
  if (!readUser()) return null
  noteLoadStart()
  try {
    return await load()
  } catch (error) {
    if (!readUser()) return null
    throw error
  }
}

/** For the clientLoader of an owner page: a guest gets nothing and sees the guard. */
export async function whenManager<Result>(load: () => Promise<Result>): Promise<Result | null> {
  const user = readUser()
  return user && canManageHomes(user) ? whenSignedIn(() => unlessSetupNeeded(load)) : null
}

/** For the clientLoader of an admin page: for anyone else the page does not exist. */
export async function whenAdmin<Result>(load: () => Promise<Result>): Promise<Result | null> {
  const user = readUser()
  return user && isAdmin(user)
    ? whenSignedIn(() => unlessSetupNeeded(() => withSecondFactor(load)))
    : null
}

/** Without a second factor an administrator sees how to set one up in place of the page. */
async function unlessSetupNeeded<Result>(load: () => Promise<Result>): Promise<Result | null> {
  try {
    const loaded = await load()
    setSetupNeeded(false)
    return loaded
  } catch (error) {
    const code = error instanceof ProblemError ? error.code : undefined
    if (code !== 'identity.second_factor_setup_required') throw error
    setSetupNeeded(true)
    return null
  }
}
