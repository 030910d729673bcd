import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { usePage } from '#platform/page.tsx'
import { useText } from '#platform/texts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Chart, type ChartView, pinClass, place } from './chart.tsx'
import { project, unproject } from './coast.ts'
import styles from './price-map.module.css'
import { type Pin, PricePin } from './price-pin.tsx'

const LiveMap = lazy(() => import('./live-map.tsx'))

export type PriceMapProps = {
  pins: readonly Pin[]
  active: string | null
  onActive: (slug: string | null) => void
  /** Told west, south, east and north after the chart was moved by hand, where the reader wants it. */
  onMove: (bbox: string) => void
  isBounded: boolean
}

/** Prices on our own chart of the coast, or on a map of the configured style; moving it searches there. */
export default function PriceMap({ onMove, isBounded, ...prices }: PriceMapProps) {
  const t = useText()
  const { mapStyleUrl } = usePage().config
  const [doesSearch, setSearch] = useState(true)
  const move = (bbox: string) => doesSearch && onMove(bbox)
  return (
    <div className={styles.map}>
      {mapStyleUrl ? (
        <Suspense>
          <LiveMap {...prices} styleUrl={mapStyleUrl} onMove={move} />
        </Suspense>
      ) : (
        <CoastMap {...prices} isBounded={isBounded} onMove={move} />
      )}
      <div className={styles.asks}>
        <Checkbox checked={doesSearch} onChange={(event) => setSearch(event.target.checked)}>
          {t('map.search_here')}
        </Checkbox>
      </div>
    </div>
  )
}

function CoastMap({ pins, active, onActive, onMove, isBounded }: PriceMapProps) {
  const t = useText()
  const { frame, view, zoom, drag } = useView(pins, isBounded, onMove)
  return (
    <>
      <div className={styles.frame} ref={frame} {...drag}>
        <Chart view={view} label={t('map.label')} className={styles.chart}>
          {pins.map((pin) => (
            <PricePin
              key={pin.slug}
              pin={pin}
              isActive={active === pin.slug}
              onActive={onActive}
              className={pinClass}
              style={place(project(pin.longitude, pin.latitude))}
            />
          ))}
        </Chart>
      </div>
      <div className={styles.zoom}>
        <IconButton small icon='plus' label={t('map.closer')} onClick={() => zoom(0.7)} />
        <IconButton small icon='minus' label={t('map.farther')} onClick={() => zoom(1 / 0.7)} />
      </div>
    </>
  )
}

const widest = 1100
const narrowest = 60

function useView(pins: readonly Pin[], isBounded: boolean, onMove: (bbox: string) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number; view: ChartView } | null>(null)
  const [own, setOwn] = useState<ChartView | null>(null)
  const fitted = useRef(fit(pins))
  if (!isBounded) fitted.current = fit(pins)
  const view = own ?? fitted.current

  useEffect(() => {
    if (!isBounded) setOwn(null)
  }, [isBounded])

  function show(next: ChartView) {
    setOwn(next)
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {}
    onMove(boxOf(next, clientWidth, clientHeight))
  }

  function zoom(factor: number) {
    const width = Math.min(widest, Math.max(narrowest, view.width * factor))
    show({ ...view, width, height: (view.height * width) / view.width })
  }

  function move(event: PointerEvent): ChartView | null {
    if (!from.current || !frame.current) return null
    const { clientWidth, clientHeight } = frame.current
    const { view: start, x, y } = from.current
    const scale = Math.min(clientWidth / start.width, clientHeight / start.height)
    return {
      ...start,
      x: start.x - (event.clientX - x) / scale,
      y: start.y - (event.clientY - y) / scale,
    }
  }

  const drag = {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('a')) return
      from.current = { x: event.clientX, y: event.clientY, view }
      frame.current?.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const next = move(event)
      if (next) setOwn(next)
    },
    onPointerUp(event: PointerEvent) {
      const next = move(event)
      from.current = null
      if (next) show(next)
    },
    onPointerCancel() {
      from.current = null
    },
  }

  return { frame, view, zoom, drag }
}

/** All the pins with room around them. */
function fit(pins: readonly Pin[]): ChartView {
  const points = pins.map(({ longitude, latitude }) => project(longitude, latitude))
  if (points.length === 0) return { x: 400, y: 700, width: 500, height: 760 }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    width: Math.max(300, (east - west) * 1.4),
    height: Math.max(420, (south - north) * 1.25),
  }
}

function boxOf({ x, y, width, height }: ChartView, wide: number, high: number): string {
  const scale = Math.min(wide / width, high / height)
  const [halfX, halfY] = [wide / scale / 2, high / scale / 2]
  const southWest = unproject(x - halfX, y + halfY)
  const northEast = unproject(x + halfX, y - halfY)
  return [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
    .map((degrees) => degrees.toFixed(5))
    .join()
}
