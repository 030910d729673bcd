/** What somebody has typed as an amount, in cents; a comma before one or two last digits is a decimal one. */
export function parseMoney(text: string): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/,(?=\d{1,2}$)/, decimalComma(text))
  const bare = plain.replace(/,/g, '')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(bare)) return undefined
  return Math.round(Number(bare) * 100)
}

/** How an amount in cents stands in a field. */
export function typedMoney(amount: number): string {
  return (amount / 100).toFixed(2)
}

function decimalComma(text: string): string {
  return text.includes('.') ? ',' : '.'
}
