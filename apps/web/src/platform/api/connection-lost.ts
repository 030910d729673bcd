/**
 * Every browser rejects a request that got no answer with a TypeError and words of its own. A chunk that
 * cannot be imported is another matter: its build is gone, whatever the connection.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  return /failed to fetch(?! dynamically)|load failed|networkerror|network error|fetch failed/i.test(
    error.message,
  )
}
