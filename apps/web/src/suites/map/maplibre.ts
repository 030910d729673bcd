import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as LibreMap, type MapOptions, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useIsDark } from '#platform/boot/theme.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import type { Bounds } from './bounds.ts'
import { coastStyle } from './coast-style.ts'

setWorkerUrl(workerUrl)

type MapSettings = { label: string; bounds: Bounds; options?: Partial<MapOptions> }

const coastBounds: Bounds = [-80.6, 25.58, -79.9, 26.07]

/** A map in its frame: with the configured style, or our own, which follows theme and language. */
export function useMapLibre(frame: RefObject<HTMLDivElement | null>, given: MapSettings) {
  const [map, setMap] = useState<LibreMap | null>(null)
  const { mapStyleUrl } = usePage().config
  const [isOurs, setOurs] = useState(mapStyleUrl === undefined)
  const style = useCoastStyle()
  const first = useRef({ ...given, style })
  const locale = useMapLabels(given.label)
  const words = useRef(locale)

  useEffect(() => {
    if (!frame.current) return
    const { bounds, options, style: chart } = first.current
    const made = new LibreMap({
      container: frame.current,
      style: mapStyleUrl ?? chart,
      bounds,
      locale: words.current,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxZoom: 16,
      attributionControl: mapStyleUrl ? { compact: true } : false,
      ...(mapStyleUrl ? {} : { maxBounds: coastBounds, maxZoom: 14.5 }),
      ...options,
    })
    made.touchZoomRotate.disableRotation()
    made.keyboard.disableRotation()
    // If a style fails to load, the reader gets our own map instead of an empty one.
    made.on('error', () => {
      if (!made.isStyleLoaded() && !made.getStyle()) setOurs(true)
    })
    setMap(made)
    return () => made.remove()
  }, [frame, mapStyleUrl])

  useEffect(() => {
    if (map && isOurs) map.setStyle(style)
  }, [map, isOurs, style])

  return map
}

function useCoastStyle() {
  const t = useText()
  const isDark = useIsDark()
  const [bay, ocean] = [t('coast.bay'), t('coast.ocean')]
  return useMemo(() => coastStyle(isDark, { bay, ocean }), [isDark, bay, ocean])
}

function useMapLabels(label: string): Record<string, string> {
  const t = useText()
  return {
    'Map.Title': label,
    'AttributionControl.ToggleAttribution': t('map.sources'),
    'CooperativeGesturesHandler.WindowsHelpText': t('map.scroll_windows'),
    'CooperativeGesturesHandler.MacHelpText': t('map.scroll_mac'),
    'CooperativeGesturesHandler.MobileHelpText': t('map.two_fingers'),
  }
}
