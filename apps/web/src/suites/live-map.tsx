import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#platform/texts.tsx'
import styles from './price-map.module.css'
import { type Pin, PricePin } from './price-pin.tsx'

setWorkerUrl(workerUrl)

type LiveMapProps = {
  styleUrl: string
  pins: readonly Pin[]
  active: string | null
  onActive: (slug: string | null) => void
  onMove: (bbox: string) => void
}

/** A map of somebody's own style in place of our chart; the prices on it are the same links. */
export default function LiveMap({ styleUrl, pins, active, onActive, onMove }: LiveMapProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const map = useMap(frame, { styleUrl, pins, onMove })
  const places = useMarkers(map, pins)
  return (
    <>
      <section ref={frame} className={styles.frame} aria-label={t('map.label')} />
      {pins.map((pin) => {
        const place = places.get(pin.slug)
        return (
          place &&
          createPortal(
            <PricePin pin={pin} isActive={active === pin.slug} onActive={onActive} />,
            place,
            pin.slug,
          )
        )
      })}
    </>
  )
}

type Given = Pick<LiveMapProps, 'styleUrl' | 'pins' | 'onMove'>

function useMap(frame: RefObject<HTMLDivElement | null>, { styleUrl, pins, onMove }: Given) {
  const [map, setMap] = useState<LibreMap | null>(null)
  const first = useRef(pins)
  const move = useRef(onMove)
  move.current = onMove

  useEffect(() => {
    if (!frame.current) return
    const made = new LibreMap({
      container: frame.current,
      style: styleUrl,
      bounds: boundsOf(first.current),
      fitBoundsOptions: { padding: 48, maxZoom: 14 },
    })
    made.on('moveend', ({ originalEvent }) => {
      if (!originalEvent) return
      const bounds = made.getBounds()
      const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
      move.current(box.map((degrees) => degrees.toFixed(5)).join())
    })
    setMap(made)
    return () => made.remove()
  }, [frame, styleUrl])

  return map
}

function useMarkers(map: LibreMap | null, pins: readonly Pin[]) {
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map())

  useEffect(() => {
    if (!map) return
    const markers = pins.map(({ slug, longitude, latitude }) => {
      const element = document.createElement('div')
      new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
      return { slug, element }
    })
    setPlaces(new Map(markers.map(({ slug, element }) => [slug, element])))
    return () => {
      for (const { element } of markers) element.remove()
    }
  }, [map, pins])

  return places
}

function boundsOf(pins: readonly Pin[]): [number, number, number, number] {
  const east = pins.map(({ longitude }) => longitude)
  const north = pins.map(({ latitude }) => latitude)
  if (pins.length === 0) return [-80.32, 25.67, -80.11, 25.96]
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)]
}
