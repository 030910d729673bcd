/** The smallest amount a card can pay. */
const leastCharge = 50

/** Wallet money pays first; the card pays nothing, or at least its minimum. */
export function splitOf(amount: number, available: number) {
  const wished = Math.min(available, amount)
  const isTooSmall = wished < amount && amount - wished < leastCharge
  const creditAmount = isTooSmall ? Math.max(0, amount - leastCharge) : wished
  return { creditAmount, cardAmount: amount - creditAmount }
}
