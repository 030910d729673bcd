import { checkMinutes } from '@marea/contract/channels/feed-rules.ts'

const maxMinutes = 60

/**
 * Ten minutes after a success, and up to an hour after repeated failures. A random part spreads the
 * checks, so that a channel never gets them all in the same second.
 */
export function nextCheckAt(
  now: Temporal.Instant,
  failures: number,
  random: () => number = Math.random,
): Temporal.Instant {
  const minutes = Math.min(maxMinutes, checkMinutes * 2 ** Math.max(0, failures - 1))
  const seconds = Math.round(minutes * 60 * (0.9 + 0.1 * random()))
  return now.add({ seconds })
}
