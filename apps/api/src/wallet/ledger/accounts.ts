import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'

/** Every account there can be; the database refuses any other name. */
export const ledgerAccounts = {
  wallet: (userId: string) => `guest:wallet:${userId}`,
  depositHold: (userId: string) => `guest:deposit_hold:${userId}`,
  escrow: (bookingId: string) => `booking:${bookingId}:escrow`,
  payable: (ownerId: string) => `owner:${ownerId}:payable`,
  /** Below zero by all that the owner's homes have cost; its other side are the expenses. */
  outlay: (ownerId: string) => `owner:${ownerId}:outlay`,
  expense: (suiteId: string, category: string) => `expense:${suiteId}:${category}`,
  tax: (authority: TaxAuthority) => `tax:${authority}`,
  commission: 'platform:commission',
  fees: 'platform:fees',
  clearing: 'processor:clearing',
  withdrawalsPending: 'bank:withdrawals_pending',
  withdrawalsSent: 'bank:withdrawals_sent',
  cash: 'bank:cash',
} as const
