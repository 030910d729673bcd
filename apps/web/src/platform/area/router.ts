import type { DataRouter } from 'react-router'

/** Where the router is going; the address bar changes only when the page has arrived. */
export function pendingUrl(): string | undefined {
  const going = router()?.state.navigation.location
  return going && router()?.createHref(going)
}

export function router(): DataRouter | undefined {
  return (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter
}
