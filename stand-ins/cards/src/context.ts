import type { Store } from './store.ts'

export type Context = {
  store: Store
  now(): number
  /** What is told about the past causes no events. */
  isSilent?: true
}

/** Stripe's API gives instants in seconds. */
export function nowInSeconds({ now }: Context): number {
  return Math.floor(now() / 1000)
}
