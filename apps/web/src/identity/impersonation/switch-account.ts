import { type StoredUser, storeForNextPage, updateUser } from '#platform/session/session.ts'

/**
 * Goes on in the other account. The page is loaded anew, because everything in it was loaded for the
 * first one; a sign-in that ends with the page stays in it.
 */
export function switchAccount(next: StoredUser, to: string, navigate: (to: string) => void): void {
  if (storeForNextPage(next)) window.location.assign(to)
  else {
    updateUser(next)
    navigate(to)
  }
}
