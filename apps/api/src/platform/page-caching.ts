/** By this header a page tells how long the server itself may keep it; it never leaves the server. */
const marker = 'surrogate-control'

/** For how many seconds a page is the same for everyone, or 0. */
export function secondsShared({ status, headers }: Response): number {
  if (status !== 200) return 0
  return Number(/\bmax-age=(\d+)/.exec(headers.get(marker) ?? '')?.[1] ?? 0)
}

/**
 * What the outside is told. A page carries a nonce and may set a cookie, which are one reader's own, so that no
 * cache between us and that reader may store it, whatever the page says.
 */
export function outwardHeaders({ headers }: Response): Record<string, string> {
  const control = headers.get('cache-control') ?? 'private, no-store'
  const isOwn = /\b(private|no-store)\b/i.test(control)
  const kept = [...headers].filter(([name]) => name !== 'set-cookie' && name !== marker)
  return { ...Object.fromEntries(kept), 'cache-control': isOwn ? control : 'private, no-cache' }
}
