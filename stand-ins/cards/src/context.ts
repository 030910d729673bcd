import type { Store } from './store.ts'

export type Context = { store: Store; now(): number }

/** Stripe's API gives instants in seconds. */
export function nowInSeconds({ now }: Context): number {
  return Math.floor(now() / 1000)
}
