import type { CSSProperties } from 'react'

/**
 * The position of a cell and the height of its price, in columns; the style sheet has their width.
 */
export function cellStyle(given: Record<string, number | string>): CSSProperties {
  const named = Object.entries(given).map(([name, value]) => [`--${name}`, value])
  return Object.fromEntries(named)
}
