import { areaOf } from '@marea/contract/areas.ts'
import type { MiddlewareFunction } from 'react-router'
import { restoreUser } from '#platform/api/restore-user.ts'
import { pendingUrl, router } from '#platform/area/router.ts'
import { untilOnline } from '#platform/page/connection.ts'
import { passAll } from '#platform/page/next-page.ts'
import { adoptStoredUser } from '#platform/session/session.ts'

/** Routes of another area are in another build, so its pages open as documents. */
export const openOtherArea: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  if (areaOf(pathname) === areaOf(location.pathname)) return
  // Without a connection the browser would show its own error page.
  await untilOnline()
  if (request.signal.aborted) return
  passAll()
  // The request has no hash.
  const url = pendingUrl() ?? pathname + search
  if (router()?.state.navigation.historyAction === 'REPLACE') location.replace(url)
  else location.assign(url)
  // The router shows that a page is loading until the document is here.
  await new Promise(() => undefined)
}

/** Back may show a page as it was left: on its way to the other area, and with its data of then. */
export function refreshAfterBack(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const shown = router()
    if (!persisted || !shown) return
    adoptStoredUser()
    restoreUser()
    const { location } = shown.state
    shown.navigate(location, { replace: true, preventScrollReset: true, state: location.state })
  })
}
