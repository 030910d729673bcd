import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { type Bounds, boundsOf } from './bounds.ts'
import { project, unproject } from './coast.ts'
import { CoastDrawing, type DrawingView, pinClass, place } from './coast-drawing.tsx'
import { MapZoom } from './map-zoom.tsx'
import { layOutPins } from './pin-layout.ts'
import styles from './price-map.module.css'
import { type PinsProps, PricePin } from './price-pin.tsx'

/** The prices on our static map, for browsers without WebGL. */
export default function CoastMap({ pins, bbox, onMove, ...pinned }: PinsProps) {
  const t = useText()
  const requested = useMemo(() => (bbox ? viewOf(bbox) : fitPins(pins)), [bbox, pins])
  const { frame, view, zoom, drag } = useView(requested, onMove)
  const standing = pinDisplaysIn(view, pins)
  return (
    <>
      <div className={styles.frame} ref={frame} {...drag}>
        <CoastDrawing view={view} label={t('map.label')} className={styles.drawing}>
          {pins.map((pin) => {
            const stands = standing.get(pin.slug)
            const at = place(project(pin.longitude, pin.latitude))
            return (
              stands && (
                <PricePin
                  key={pin.slug}
                  {...{ ...pinned, pin, display: stands }}
                  className={pinClass}
                  style={at}
                />
              )
            )
          })}
        </CoastDrawing>
      </div>
      <MapZoom onZoom={(steps) => zoom(0.7 ** steps)} />
    </>
  )
}

const maxView = 1100
const minView = 60

/** After the reader has moved the map, the view stays until another place is requested. */
function useView(requested: DrawingView, onMove: (bbox: Bounds) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number; view: DrawingView } | null>(null)
  const [moved, setMoved] = useState({ from: requested, view: requested })
  const view = moved.from === requested ? moved.view : requested
  const setView = (next: DrawingView) => setMoved({ from: requested, view: next })

  function show(next: DrawingView) {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {}
    setView(next)
    onMove(boundsOfView(next, clientWidth, clientHeight))
  }

  function zoom(factor: number) {
    const width = Math.min(maxView, Math.max(minView, view.width * factor))
    show({ ...view, width, height: (view.height * width) / view.width })
  }

  function move(event: PointerEvent): DrawingView | null {
    if (!from.current || !frame.current) return null
    const { clientWidth, clientHeight } = frame.current
    const { view: start, x, y } = from.current
    const scale = Math.min(clientWidth / start.width, clientHeight / start.height)
    const [byX, byY] = [(event.clientX - x) / scale, (event.clientY - y) / scale]
    return { ...start, x: start.x - byX, y: start.y - byY }
  }

  const drag = {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button')) return
      from.current = { x: event.clientX, y: event.clientY, view }
      frame.current?.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const next = move(event)
      if (next) setView(next)
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

function fitPins(pins: PinsProps['pins']): DrawingView {
  const { x, y, width, height } = viewOf(boundsOf(pins))
  return { x, y, width: Math.max(300, width * 1.4), height: Math.max(420, height * 1.25) }
}

function viewOf([west, south, east, north]: Bounds): DrawingView {
  const [topLeft, bottomRight] = [project(west, north), project(east, south)]
  return {
    x: (topLeft.x + bottomRight.x) / 2,
    y: (topLeft.y + bottomRight.y) / 2,
    width: bottomRight.x - topLeft.x,
    height: bottomRight.y - topLeft.y,
  }
}

function boundsOfView({ x, y, width, height }: DrawingView, wide: number, high: number): Bounds {
  const scale = Math.min(wide / width, high / height)
  const [halfX, halfY] = [wide / scale / 2, high / scale / 2]
  const southWest = unproject(x - halfX, y + halfY)
  const northEast = unproject(x + halfX, y - halfY)
  return [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
}

/** Measured on a drawing of typical size, so that nothing waits for the real one. */
function pinDisplaysIn({ x, y, width, height }: DrawingView, pins: PinsProps['pins']) {
  const usual = { width: 500, height: 760 }
  const scale = Math.min(usual.width / width, usual.height / height)
  const spots = pins.map(({ slug, longitude, latitude }) => {
    const at = project(longitude, latitude)
    return {
      slug,
      x: usual.width / 2 + (at.x - x) * scale,
      y: usual.height / 2 + (at.y - y) * scale,
    }
  })
  return layOutPins(spots, usual)
}
