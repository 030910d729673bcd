const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The name of a card in a sentence; `other` names an unknown brand. */
export function cardName(card: { brand: string; lastFour: string }, other: string): string {
  return `${brands[card.brand] ?? other} ${card.lastFour}`
}
