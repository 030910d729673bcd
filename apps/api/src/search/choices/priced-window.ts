import type { Nights } from '#search/query.ts'

/** How many homes are available on these nights, and the lowest total among them. */
export type PricedWindow = Nights & { count: number; lowest: number | null }
