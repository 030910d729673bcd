const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** How a card is called in a sentence; `other` names a brand that nobody knows. */
export function cardName(card: { brand: string; lastFour: string }, other: string): string {
  return `${brands[card.brand] ?? other} ${card.lastFour}`
}
