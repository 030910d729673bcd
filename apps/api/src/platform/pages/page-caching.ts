/** By this header a page says how long the server may cache it; it never leaves the server. */
const marker = 'surrogate-control'

export function secondsShared({ status, headers }: Response): number {
  if (status !== 200) return 0
  return Number(/\bmax-age=(\d+)/.exec(headers.get(marker) ?? '')?.[1] ?? 0)
}

/** Nonce and cookie belong to one reader, so no cache outside may store the page. */
export function outwardHeaders({ headers }: Response): Record<string, string> {
  const control = headers.get('cache-control') ?? 'private, no-store'
  const isOwn = /\b(private|no-store)\b/i.test(control)
  const kept = [...headers].filter(([name]) => name !== 'set-cookie' && name !== marker)
  return { ...Object.fromEntries(kept), 'cache-control': isOwn ? control : 'private, no-cache' }
}
