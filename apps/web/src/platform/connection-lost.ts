/** Every browser rejects a request that got no answer with a TypeError and words of its own. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  return /failed to fetch|load failed|networkerror|network error|fetch failed/i.test(error.message)
}
