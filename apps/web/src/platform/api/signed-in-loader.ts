import { readUser } from '#platform/session/session.ts'

/** For the clientLoader of a personal page: a visitor gets nothing and meets the guard, also one whose session just ended. */
export async function whenSignedIn<Result>(load: () => Promise<Result>): Promise<Result | null> {
  if (!readUser()) return null
  try {
    return await load()
  } catch (error) {
    if (!readUser()) return null
    throw error
  }
}
