/** Florida's rule: the cent goes up when the third decimal is above four. */
export function taxOf(amount: number, ratePerHundredThousand: number): number {
  return divideHalfUp(amount * ratePerHundredThousand, 100_000)
}

export function perMilleOf(amount: number, perMille: number): number {
  const part = divideHalfUp(Math.abs(amount) * perMille, 1000)
  return amount < 0 ? 0 - part : part
}

/** Shares a whole in proportion to the parts: each is within a cent of its own, and none is lost. */
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

/** Cents times cents of a long stay are more than a number holds exactly. */
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
