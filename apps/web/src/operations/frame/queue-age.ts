import type { Queue } from '@marea/contract/operations/console.ts'

export type QueueAge = {
  minutes: number
  /** From 0 to 1; 1 is the target or later. */
  share: number
  lateMinutes: number
}

/** How long the oldest item has waited, against the target; undefined if nothing waits. */
export function queueAge(
  { oldestAt, targetMinutes }: Pick<Queue, 'oldestAt' | 'targetMinutes'>,
  now: number,
): QueueAge | undefined {
  if (oldestAt === null) return undefined
  const minutes = Math.max(0, Math.floor((now - Date.parse(oldestAt)) / 60_000))
  return {
    minutes,
    share: Math.min(1, minutes / targetMinutes),
    lateMinutes: Math.max(0, minutes - targetMinutes),
  }
}

export function isLate(queue: Queue, now: number): boolean {
  return (queueAge(queue, now)?.lateMinutes ?? 0) > 0
}
