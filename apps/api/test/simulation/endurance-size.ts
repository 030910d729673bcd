const isFull = process.env.ENDURANCE === 'full'

/**
 * How much an endurance test does. The gate has twenty minutes on two cores; `npm run
 * test:endurance` takes the time it needs.
 */
export function enduranceSize({ gate, full }: { gate: number; full: number }): number {
  return isFull ? full : gate
}
