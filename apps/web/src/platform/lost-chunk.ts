const pause = 10_000

/** A failed chunk usually means a newer build: reload, at most once per 10 s per path. */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  now: number,
) {
  const key = `reloaded:${path}`
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < pause) return false
  storage.setItem(key, String(now))
  return true
}

export function reloadOnLostChunks(): void {
  for (const name of ['vite:preloadError', 'marea:lost-chunk']) {
    addEventListener(name, (event) => {
      if (!reloadAllowed()) return
      event.preventDefault()
      location.reload()
    })
  }
}

function reloadAllowed(): boolean {
  try {
    return mayReload(sessionStorage, location.pathname, Date.now())
  } catch {
    return false
  }
}
