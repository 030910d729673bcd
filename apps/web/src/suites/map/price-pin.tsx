import { type CSSProperties, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useLanguage } from '#platform/texts/texts.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { classes } from '#ui/style/classes.ts'
import type { Bounds } from './bounds.ts'
import type { PinDisplay } from './pin-layout.ts'
import styles from './price-map.module.css'

type Pin = {
  slug: string
  name: string
  amount: number
  latitude: number
  longitude: number
}

type PinSelection = {
  /** The home under the pointer or the focus, on the map or in the list. */
  active: string | null
  onActive: (slug: string | null) => void
  /** The home whose card is open on the map. */
  open: string | null
  onOpen: (slug: string) => void
}

export type PinsProps = PinSelection & {
  pins: readonly Pin[]
  bbox: Bounds | null
  onMove: (bbox: Bounds) => void
}

type PricePinProps = PinSelection & {
  pin: Pin
  display: PinDisplay
  className?: string
  style?: CSSProperties
}

/** A price on the map, highlighted together with its card; pressing it shows the home. */
export function PricePin(props: PricePinProps) {
  const { pin, display, active, open, onActive, onOpen, className, style } = props
  const language = useLanguage()
  const press = usePress(() => onOpen(pin.slug))
  const isOn = active === pin.slug || open === pin.slug
  return (
    <button
      type='button'
      data-pin={pin.slug}
      aria-expanded={open === pin.slug}
      className={classes(
        className,
        styles.pin,
        display === 'dot' && styles.dot,
        isOn && styles.active,
      )}
      style={style}
      {...press}
      onPointerEnter={() => onActive(pin.slug)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(pin.slug)}
      onBlur={() => onActive(null)}
    >
      <span className='hidden-label'>{pin.name}, </span>
      <span className={styles.amount}>
        {formatMoney(Math.round(pin.amount / 100) * 100, language, { cents: 'whole' })}
      </span>
    </button>
  )
}

/** Dragging the map by a pin ends in an unintended click on that pin. */
function usePress(onPress: () => void) {
  const from = useRef({ x: 0, y: 0 })
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      from.current = { x: clientX, y: clientY }
    },
    onClick({ clientX, clientY, detail }: MouseEvent) {
      const { x, y } = from.current
      const isDragged = detail > 0 && Math.hypot(clientX - x, clientY - y) > 6
      if (!isDragged) onPress()
    },
  }
}
