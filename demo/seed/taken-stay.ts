import type { DemoStay } from '../history/history.ts'
import type { SeededHome } from './home-listings.ts'

export type Taken = DemoStay & SeededHome
