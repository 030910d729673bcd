const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The wallets that hold a card and pay with it. */
export const cardWallets = ['apple_pay', 'google_pay', 'link'] as const
export type CardWallet = (typeof cardWallets)[number]

/** Names of products, the same in every language. */
export const walletNames: Readonly<Record<CardWallet, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
}

export type NamedCard = { brand: string; lastFour: string; wallet: CardWallet | null }

/** The name of a card in a sentence; `other` names an unknown brand. */
export function cardName({ brand, lastFour, wallet }: NamedCard, other: string): string {
  if (wallet) return `${walletNames[wallet]} ·· ${lastFour}`
  return `${brands[brand] ?? other} ${lastFour}`
}
