/** Where an account belongs in the books of a company, by the beginning of its kind. */
const classes: readonly (readonly [string, string])[] = [
  ['bank:cash', 'Assets'],
  ['processor:clearing', 'Assets'],
  ['platform:own_funds', 'Equity'],
  ['platform:card_costs', 'Expenses'],
  ['platform:processor_fees', 'Expenses'],
  ['platform:bank_fees', 'Expenses'],
  ['platform:coupon_costs', 'Expenses'],
  ['platform:', 'Income'],
  // What homes cost their owners, with its other side: both are shown to owners, and neither is the company's.
  ['expense:', 'Expenses'],
  ['owner:<id>:outlay', 'Income'],
  ['owner:', 'Liabilities'],
  ['guest:', 'Liabilities'],
  ['booking:', 'Liabilities'],
  ['gift_card:', 'Liabilities'],
  ['tax:', 'Liabilities'],
  ['bank:', 'Liabilities'],
]

/** Such as `Liabilities:Guest:Wallet`: one account for all guests, as books of accountants have it. */
export function bookAccount(kind: string): string {
  const [, top = 'Equity'] = classes.find(([start]) => kind.startsWith(start)) ?? []
  const parts = kind.split(':').filter((part) => part !== '<id>')
  return [top, ...parts.map(titled)].join(':')
}

/** `withdrawals_sent` is `WithdrawalsSent`. */
function titled(part: string): string {
  return part
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
