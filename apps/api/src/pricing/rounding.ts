/** Florida's rule: round up when the third decimal is above four. */
export function taxOf(amount: number, ratePerHundredThousand: number): number {
  return divideHalfUp(amount * ratePerHundredThousand, 100_000)
}

export function perMilleOf(amount: number, perMille: number): number {
  const part = divideHalfUp(Math.abs(amount) * perMille, 1000)
  return amount < 0 ? 0 - part : part
}

/** Allocates a total in proportion to the parts, each within a cent, without losing one. */
export function allocate(parts: readonly number[], whole: number): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  if (all === 0) return parts.map(() => 0)
  let passed = 0
  let given = 0
  return parts.map((part) => {
    passed += part
    const until = portion(whole, passed, all)
    const share = until - given
    given = until
    return share
  })
}

/** Uses BigInt, because cents times cents can exceed what a number holds exactly. */
export function portion(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const product = BigInt(amount) * BigInt(part)
  const half = BigInt(whole) / 2n
  const size = ((product < 0n ? -product : product) + half) / BigInt(whole)
  return Number(product < 0n ? -size : size)
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((dividend + divisor / 2) / divisor)
}
