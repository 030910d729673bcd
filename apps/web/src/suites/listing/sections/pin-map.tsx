import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { project, unproject } from '#suites/map/coast.ts'
import { CoastDrawing, pinClass, place } from '#suites/map/coast-drawing.tsx'
import { MapZoom } from '#suites/map/map-zoom.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './pin-map.module.css'

type Place = { latitude: number; longitude: number }
type PinMapProps = { pin: Place; shown: Place | null; onMove: (pin: Place) => void }

const widths = [240, 120, 60, 30, 15]
const nudge = 0.0001
const steps: Record<string, Place> = {
  ArrowUp: { latitude: nudge, longitude: 0 },
  ArrowDown: { latitude: -nudge, longitude: 0 },
  ArrowLeft: { latitude: 0, longitude: -nudge },
  ArrowRight: { latitude: 0, longitude: nudge },
}

/** The exact place, moved by click or by arrow keys, beside the circle that everyone sees. */
export function PinMap({ pin, shown, onMove }: PinMapProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(2)
  const [center] = useState(() => project(pin.longitude, pin.latitude))
  const width = widths[zoom] ?? 60
  const view = { ...center, width, height: width / 2 }

  function moveTo({ clientX, clientY }: MouseEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const scale = Math.min(box.width / view.width, box.height / view.height)
    const x = view.x + (clientX - box.left - box.width / 2) / scale
    const y = view.y + (clientY - box.top - box.height / 2) / scale
    onMove(rounded(unproject(x, y)))
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const { latitude, longitude } = pin
    onMove(rounded({ latitude: latitude + by.latitude, longitude: longitude + by.longitude }))
  }

  return (
    <figure>
      <Stack>
        <div ref={frame} className={styles.frame}>
          <CoastDrawing view={view} label={t('listing.pin_title')} className={styles.drawing}>
            {shown && (
              <i
                className={classes(pinClass, styles.area)}
                style={place(project(shown.longitude, shown.latitude))}
              />
            )}
            <i
              className={classes(pinClass, styles.pin)}
              style={place(project(pin.longitude, pin.latitude))}
            />
          </CoastDrawing>
          <button
            type='button'
            className={styles.surface}
            aria-label={t('listing.pin_label')}
            onClick={(event) => event.detail > 0 && moveTo(event)}
            onKeyDown={step}
          />
          <MapZoom onZoom={(by) => setZoom(Math.min(widths.length - 1, Math.max(0, zoom + by)))} />
        </div>
        <Caption />
      </Stack>
    </figure>
  )
}

function Caption() {
  const t = useText()
  return (
    <figcaption>
      <Columns kind='many'>
        <p>
          <b>{t('listing.pin_title')}</b> <span className='soft'>{t('listing.pin_body')}</span>
        </p>
        <p>
          <b>{t('listing.shown_title')}</b> <span className='soft'>{t('listing.shown_body')}</span>
        </p>
      </Columns>
    </figcaption>
  )
}

function rounded({ latitude, longitude }: Place): Place {
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000
  return { latitude: round(latitude), longitude: round(longitude) }
}
