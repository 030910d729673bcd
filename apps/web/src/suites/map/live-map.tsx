import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#platform/texts/texts.tsx'
import { type Bounds, boundsOf, formatBounds, parseBounds } from './bounds.ts'
import { MapZoom } from './map-zoom.tsx'
import { useMapLibre } from './maplibre.ts'
import { layOutPins, type PinDisplay } from './pin-layout.ts'
import styles from './price-map.module.css'
import { type PinsProps, PricePin } from './price-pin.tsx'

/**
 * The prices on an interactive map; it moves by hand, by key and by buttons, and reports where it
 * stops.
 */
export default function LiveMap({ pins, bbox, onMove, ...pinned }: PinsProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const map = useMapLibre(frame, {
    label: t('map.label'),
    bounds: bbox ?? boundsOf(pins),
    options: { fitBoundsOptions: bbox ? {} : fitPadding },
  })
  const reported = useReportedMoves(map, onMove)
  useFit(map, { pins, bbox, reported })
  const places = useMarkers(map, pins)
  const standing = usePinDisplays(map, pins)
  return (
    <>
      <div ref={frame} className={styles.frame} />
      {pins.map((pin) => {
        const place = places.get(pin.slug)
        const stands = standing.get(pin.slug)
        if (!place || !stands) return null
        return createPortal(<PricePin {...pinned} pin={pin} display={stands} />, place, pin.slug)
      })}
      <MapZoom onZoom={(steps) => map?.zoomTo(map.getZoom() + steps, {}, { isByHand: true })} />
    </>
  )
}

const fitPadding = { padding: { top: 84, right: 96, bottom: 48, left: 48 }, maxZoom: 13 }

/** Reports only the reader's movements, never those that follow new results. */
function useReportedMoves(map: LibreMap | null, onMove: (bbox: Bounds) => void) {
  const reported = useRef<string | null>(null)
  const tell = useRef(onMove)
  tell.current = onMove

  useEffect(() => {
    const subscription = map?.on('moveend', (event) => {
      if (!event.originalEvent && !('isByHand' in event)) return
      const [[west, south], [east, north]] = map.getBounds().toArray()
      const bbox: Bounds = [west, south, east, north]
      reported.current = formatBounds(bbox)
      tell.current(bbox)
    })
    return () => subscription?.unsubscribe()
  }, [map])

  return reported
}

type FitOptions = Pick<PinsProps, 'pins' | 'bbox'> & { reported: { current: string | null } }

function useFit(map: LibreMap | null, { pins, bbox, reported }: FitOptions) {
  const requested = bbox && formatBounds(bbox)

  useEffect(() => {
    if (!map || (requested !== null && requested === reported.current)) return
    const box = parseBounds(requested)
    reported.current = requested
    if (box) map.fitBounds(box, { duration: 0 })
    else if (pins.length > 0) map.fitBounds(boundsOf(pins), { ...fitPadding, duration: 400 })
  }, [map, pins, requested, reported])
}

function useMarkers(map: LibreMap | null, pins: PinsProps['pins']) {
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map())

  useEffect(() => {
    if (!map) return
    const markers = pins.map(({ slug, longitude, latitude }) => {
      const element = document.createElement('div')
      const marker = new Marker({ element, subpixelPositioning: true })
      return { slug, element, marker: marker.setLngLat([longitude, latitude]).addTo(map) }
    })
    setPlaces(new Map(markers.map(({ slug, element }) => [slug, element])))
    return () => {
      for (const { marker } of markers) marker.remove()
    }
  }, [map, pins])

  return places
}

function usePinDisplays(map: LibreMap | null, pins: PinsProps['pins']) {
  const [standing, setStanding] = useState<ReadonlyMap<string, PinDisplay>>(new Map())

  useEffect(() => {
    if (!map) return
    const look = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const spots = pins.map(({ slug, longitude, latitude }) => {
        const { x, y } = map.project([longitude, latitude])
        return { slug, x, y }
      })
      const next = layOutPins(spots, { width, height })
      setStanding((before) => (isSame(before, next) ? before : next))
    }
    look()
    const subscriptions = (['move', 'resize'] as const).map((event) => map.on(event, look))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, pins])

  return standing
}

function isSame(one: ReadonlyMap<string, PinDisplay>, other: ReadonlyMap<string, PinDisplay>) {
  return one.size === other.size && [...one].every(([slug, stands]) => other.get(slug) === stands)
}
