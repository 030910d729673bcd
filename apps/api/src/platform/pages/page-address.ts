export type QueryKeysOf = (pathname: string) => readonly string[] | undefined

export type PageAddress = {
  url: URL
  cacheKey: string | undefined
  movedTo: string | undefined
}

/** Always on our own host: the request line may name another by an absolute URL or two slashes. */
export function readPageAddress(
  target: string,
  { publicUrl, queryKeysOf }: { publicUrl: string; queryKeysOf: QueryKeysOf },
): PageAddress {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? []
  const url = new URL(publicUrl)
  url.pathname = path
  url.search = query
  const movedTo = url.pathname.includes('//')
    ? url.pathname.replace(/\/{2,}/g, '/') + url.search
    : undefined
  const keys = queryKeysOf(url.pathname)
  if (!keys) return { url, cacheKey: undefined, movedTo }
  // Query keys that a shared page does not read must neither split the cache nor be shown to other readers.
  url.search = String(onlyKeys(url.searchParams, keys))
  return { url, cacheKey: url.pathname + url.search, movedTo }
}

function onlyKeys(given: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const saved = new URLSearchParams()
  for (const key of keys) {
    const value = given.get(key)
    if (value !== null) saved.set(key, value)
  }
  return saved
}
