import { use, useEffect, useEffectEvent, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'
import { opensOverlay } from '#platform/page/link.tsx'
import {
  dropLayer,
  follow,
  leaveAllLayers,
  leaveLayer,
  openLayer,
  startOverlayHistory,
} from './overlay-history.ts'

/** Makes the Back button close an overlay; returns the function for its own close buttons. */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose)
  const layer = useRef<ReturnType<typeof openLayer>>(null)

  useEffect(() => {
    if (!isOpen) return
    const opened = openLayer(() => close())
    layer.current = opened
    return () => dropLayer(opened)
  }, [isOpen])

  return () => layer.current && leaveLayer(layer.current)
}

/**
 * Closes an overlay opened by URL: goes back if a link of ours opened it, else to the page without it.
 * A URL opened directly has an entry for its overlay, and is called again once that is removed;
 * replacing the URL of that entry would leave the URL that opens the overlay below it.
 */
export function useCloseTo(to: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (state?.opensOverlay === opensOverlay.opensOverlay) navigate(-1)
    else if (!leaveAllLayers()) navigate(to, { replace: true, preventScrollReset: true })
  }
}

export function OverlayHistory() {
  const location = useLocation()
  const router = use(UNSAFE_DataRouterContext)?.router
  useEffect(() => (router ? startOverlayHistory(router) : undefined), [router])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location is to be followed
  useEffect(follow, [location])
  return null
}
