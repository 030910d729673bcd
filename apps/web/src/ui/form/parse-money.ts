/** Parses a typed amount into cents; a comma before the last one or two digits is a decimal comma. */
export function parseMoney(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{1,2}$)/, decimalComma(text))
  const bare = plain.replace(/,/g, '')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(bare)) return undefined
  return Math.round(Number(bare) * 100)
}

/** Formats an amount in cents for a text field. */
export function typedMoney(amount: number): string {
  return (amount / 100).toFixed(2)
}

function decimalComma(text: string): string {
  return text.includes('.') ? ',' : '.'
}
