import { readUser } from '#platform/session/session.ts'

/**
 * For the clientLoader of a personal page: a visitor, or a user whose session just ended, gets
 * nothing and sees the guard.
 */
export async function whenSignedIn<Result>(load: () => Promise<Result>): Promise<Result | null> {
  if (!readUser()) return null
  try {
    return await load()
  } catch (error) {
    if (!readUser()) return null
    throw error
  }
}
