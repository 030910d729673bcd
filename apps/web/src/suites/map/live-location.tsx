import { Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import styles from '#suites/page/location.module.css'
import type { HomeMapProps } from './drawn-location.tsx'
import { MapZoom } from './map-zoom.tsx'
import { useMapLibre } from './maplibre.ts'

/** Scrolling the page over the map does not zoom it. */
export default function LiveLocation({ latitude, longitude, label }: HomeMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useMapLibre(frame, {
    label,
    bounds: [longitude - 0.05, latitude - 0.027, longitude + 0.05, latitude + 0.027],
    options: { cooperativeGestures: true },
  })

  useEffect(() => {
    if (!map) return
    const element = document.createElement('i')
    element.className = styles.dot ?? ''
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, latitude, longitude])

  return (
    <>
      <div ref={frame} className={styles.drawing} />
      <MapZoom onZoom={(steps) => map?.zoomTo(map.getZoom() + steps)} />
    </>
  )
}
