import type { DemoStay } from '../history/history.ts'
import type { SeededHome } from './home-listings.ts'

/** Nights of the demo world that are taken, with the home they are taken in. */
export type Taken = DemoStay & SeededHome
