import { Marker } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { HomeMapProps } from './chart-place.tsx'
import { useLibreMap } from './libre.ts'
import { MapZoom } from './map-zoom.tsx'
import styles from './place.module.css'

/** The home on the map; a page scrolled past it scrolls on. */
export default function LivePlace({ latitude, longitude, label }: HomeMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useLibreMap(frame, {
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
      <div ref={frame} className={styles.chart} />
      <MapZoom onZoom={(steps) => map?.zoomTo(map.getZoom() + steps)} />
    </>
  )
}
