import { type StoredUser, storeForNextPage, updateUser } from '#platform/session/session.ts'

/**
 * Continues in the other account. The page is reloaded, because all its data belongs to the first
 * account; a sign-in that ends with the page stays in it.
 */
export function switchAccount(next: StoredUser, to: string, navigate: (to: string) => void): void {
  if (storeForNextPage(next)) window.location.assign(to)
  else {
    updateUser(next)
    navigate(to)
  }
}
