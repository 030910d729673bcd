import type { StreamEvent } from './event-stream.ts'
import { isMatched, type LivePattern } from './live-pattern.ts'

const maxRemembered = 200
const arrived: StreamEvent[] = []

/** Called before a page loads its data. */
export function noteLoadStart(): void {
  arrived.length = 0
}

export function noteArrival(event: StreamEvent): void {
  arrived.push(event)
  if (arrived.length > maxRemembered) arrived.shift()
}

/** Whether the data that the page loaded last may lack an event of these kinds. */
export function hasArrivedSinceLoad(patterns: readonly LivePattern[]): boolean {
  return arrived.some((event) => isMatched(event, patterns))
}
