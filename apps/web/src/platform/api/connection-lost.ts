/**
 * Every browser rejects a request without a response with a TypeError and its own message. A failed
 * import of a chunk is different: its build no longer exists, whatever the connection.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  return /failed to fetch(?! dynamically)|load failed|networkerror|network error|fetch failed/i.test(
    error.message,
  )
}
