import type { CSSProperties } from 'react'

/** Where a cell is and how high its price is, in columns; the style sheet knows their width. */
export function cellStyle(given: Record<string, number | string>): CSSProperties {
  const named = Object.entries(given).map(([name, value]) => [`--${name}`, value])
  return Object.fromEntries(named)
}
