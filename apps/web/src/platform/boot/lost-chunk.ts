import { pendingUrl, router } from '#platform/area/router.ts'
import { isOrWasOffline, watchConnection } from '#platform/page/connection.ts'

/** Reloads the page when one of its chunks is missing before its scripts have started. */
export const firstLoadScript = () => `(${watchFirstLoad})(${mayReload})`

let isReloading = false

/** Later: the reader gets the page they requested, even while still on the previous one. */
export function reloadOnLostChunks(): void {
  watchConnection()
  for (const name of ['vite:preloadError', 'marea:lost-chunk']) addEventListener(name, onLostChunk)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isReloading = false
  })
}

function onLostChunk(event: Event): void {
  // A part of a page waits for the connection by itself.
  if (event.type === 'vite:preloadError' && isOrWasOffline()) return
  // A prefetch and the click after it may report the same chunk. If the second report reached the
  // router, it would add a second history entry for the page, and Back would seem to do nothing.
  if (!navigator.onLine) waitForConnection(event)
  else if (isReloading || isPrefetch(event)) event.preventDefault()
  else openRequested(event)
}

function openRequested(event: Event): void {
  const requested = new URL(pendingUrl() ?? location.href, location.href)
  if (!mayReload(requested.pathname)) return
  event.preventDefault()
  isReloading = true
  if (requested.href === location.href) location.reload()
  else location.assign(requested)
}

/** Pointing at a link loads its page early; a reload now could lose what the reader has typed. */
function isPrefetch(event: Event): boolean {
  return event.type === 'marea:lost-chunk' && router() !== undefined && !pendingUrl()
}

/** A reload without a connection would replace the page by the browser's own error page. */
function waitForConnection(event: Event): void {
  // The router is kept waiting.
  event.preventDefault()
  addEventListener('online', openAsked, { once: true })
}

function openAsked(): void {
  const asked = pendingUrl()
  if (asked) location.assign(asked)
}

/**
 * A path reloads at most once per 10 s. Also inlined as text in the head, like `watchFirstLoad`.
 */
export function mayReload(path: string, now = Date.now()): boolean {
  try {
    const key = `reloaded:${path}`
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY)
    if (now - last < 10_000) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    return false
  }
}

/** Inlined as text in the head, so it may use nothing from outside itself. */
function watchFirstLoad(mayReload: (path: string) => boolean): void {
  const events = ['error', 'unhandledrejection', 'marea:lost-chunk']
  for (const name of events) addEventListener(name, reload, true)
  addEventListener('marea:awake', stop, { once: true })

  function reload({ type, target }: Event) {
    if (type === 'error' && !isChunk(target)) return
    if (!navigator.onLine) return addEventListener('online', () => location.reload())
    if (!mayReload(location.pathname)) return
    // A page that is still loading may continue to do so instead of reloading.
    if (document.readyState === 'complete') location.reload()
    else addEventListener('load', () => setTimeout(() => location.reload()))
  }

  function isChunk(target: EventTarget | null) {
    if (target instanceof HTMLLinkElement) return /^(stylesheet|modulepreload)$/.test(target.rel)
    return target instanceof HTMLScriptElement
  }

  function stop() {
    for (const name of events) removeEventListener(name, reload, true)
  }
}
