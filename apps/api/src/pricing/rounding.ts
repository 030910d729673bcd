/** Florida's rule: the cent goes up when the third decimal is above four. */
export function taxOf(amount: number, ratePerHundredThousand: number): number {
  return divideHalfUp(amount * ratePerHundredThousand, 100_000)
}

export function perMilleOf(amount: number, perMille: number): number {
  const part = divideHalfUp(Math.abs(amount) * perMille, 1000)
  return amount < 0 ? 0 - part : part
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((dividend + divisor / 2) / divisor)
}
