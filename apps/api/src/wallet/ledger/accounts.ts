import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'

/** Every account name; `ledger_account_kinds` lists the same kinds and the database refuses any other. */
export const ledgerAccounts = {
  wallet: (userId: string) => `guest:wallet:${userId}`,
  depositHold: (userId: string) => `guest:deposit_hold:${userId}`,
  escrow: (bookingId: string) => `booking:${bookingId}:escrow`,
  /** The value of a gift card until it is redeemed or refunded. */
  giftCard: (giftCardId: string) => `gift_card:${giftCardId}:unredeemed`,
  payable: (ownerId: string) => `owner:${ownerId}:payable`,
  /** The other side of the expense accounts: negative by the total cost of the owner's homes. */
  outlay: (ownerId: string) => `owner:${ownerId}:outlay`,
  expense: (suiteId: string, category: string) => `expense:${suiteId}:${category}`,
  tax: (authority: TaxAuthority) => `tax:${authority}`,
  commission: 'platform:commission',
  /** What guests and owners pay Marea beside the commission: services, fees of withdrawals. */
  feeIncome: 'platform:fee_income',
  /** What the card processor keeps of each payment. */
  cardCosts: 'platform:card_costs',
  /** What the card processor charges beside payments, and corrections of what it kept. */
  processorFees: 'platform:processor_fees',
  /** What banks charge and pay Marea for its accounts. */
  bankFees: 'platform:bank_fees',
  /** What Marea paid into the accounts itself, and took out. */
  ownFunds: 'platform:own_funds',
  couponCosts: 'platform:coupon_costs',
  /** Held fee income, card costs and coupon costs until they were split; `ledger_split_fees` empties it. */
  formerFees: 'platform:fees',
  /** What Marea earns on the vendors' bills it pays for owners. */
  markup: 'platform:markup',
  clearing: 'processor:clearing',
  /** Negative by what the processor has withdrawn for a dispute that is not decided. */
  disputeReceivable: (disputeId: string) => `dispute:${disputeId}:receivable`,
  disputeFees: 'platform:dispute_fees',
  /** What Marea has paid for disputes that were lost. */
  disputeLosses: 'platform:dispute_losses',
  withdrawalsPending: 'bank:withdrawals_pending',
  withdrawalsSent: 'bank:withdrawals_sent',
  cash: 'bank:cash',
} as const
