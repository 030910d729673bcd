/** The smallest amount a card can pay. */
const minCharge = 50

/** Wallet money pays first; the card pays nothing, or at least its minimum. */
export function splitPayment(amount: number, available: number) {
  const requested = Math.min(available, amount)
  const isTooSmall = requested < amount && amount - requested < minCharge
  const creditAmount = isTooSmall ? Math.max(0, amount - minCharge) : requested
  return { creditAmount, cardAmount: amount - creditAmount }
}
