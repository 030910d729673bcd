/** A page sets this header to tell how long the server may cache it; it is removed from the response. */
const cacheHeader = 'surrogate-control'

export function sharedCacheSeconds({ status, headers }: Response): number {
  if (status !== 200) return 0
  return Number(/\bmax-age=(\d+)/.exec(headers.get(cacheHeader) ?? '')?.[1] ?? 0)
}

/** Nonce and cookie belong to one reader, so no cache outside may store the page. */
export function responseHeaders({ headers }: Response): Record<string, string> {
  const control = headers.get('cache-control') ?? 'private, no-store'
  const isOwn = /\b(private|no-store)\b/i.test(control)
  const saved = [...headers].filter(([name]) => name !== 'set-cookie' && name !== cacheHeader)
  return { ...Object.fromEntries(saved), 'cache-control': isOwn ? control : 'private, no-cache' }
}
