/** What waits in a queue of operations; each slice reports its own. */
export type Waiting = {
  count: number
  oldestAt: Temporal.Instant | null
  /** What has waited longest, or the total amount that waits. */
  next: { name: string; detail?: string | null; amount?: number } | null
}

type WaitingRow = {
  count: number
  oldestAt: Temporal.Instant | null
  name: string | null
  detail?: string | null
  amount?: number
}

/** Reads a statement that counts in one row and names the first in line. */
export function waitingOf(row: WaitingRow | undefined): Waiting {
  if (!row || row.count === 0) return { count: 0, oldestAt: null, next: null }
  const { count, oldestAt, name, detail = null, amount } = row
  return {
    count,
    oldestAt,
    next: { name: name ?? '', detail, ...(amount === undefined ? {} : { amount }) },
  }
}
