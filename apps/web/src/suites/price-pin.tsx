import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import { formatMoney } from '#ui/format-money.ts'
import styles from './price-map.module.css'

export type Pin = {
  slug: string
  name: string
  to: string
  amount: number
  latitude: number
  longitude: number
}

type PricePinProps = {
  pin: Pin
  isActive: boolean
  onActive: (slug: string | null) => void
  className?: string
  style?: CSSProperties
}

/** A price that leads to its home and is lit together with its card. */
export function PricePin({ pin, isActive, onActive, className, style }: PricePinProps) {
  const amount = Math.round(pin.amount / 100) * 100
  return (
    <Link
      to={pin.to}
      draggable={false}
      className={classes(className, styles.pin, isActive && styles.on)}
      style={style}
      onPointerEnter={() => onActive(pin.slug)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(pin.slug)}
      onBlur={() => onActive(null)}
    >
      <span className='hidden-label'>{pin.name}, </span>
      {formatMoney(amount, useLanguage(), { cents: 'whole' })}
    </Link>
  )
}
