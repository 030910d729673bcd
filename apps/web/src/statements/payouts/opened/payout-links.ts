import type { OpenedPayout } from '@marea/contract/statements/financials/opened-payout.ts'

export type PayoutLinks = {
  booking: (id: string) => string
  payout: (id: string) => string
  /** Null in the console, because only owners have statement pages. */
  statement: ((month: string) => string) | null
  file: 'GET /owner/payouts/:id/lines.csv' | 'GET /admin/payouts/:id/lines.csv'
  all: (payout: OpenedPayout | undefined) => string
}

export const ownerLinks: PayoutLinks = {
  booking: (id) => `/property-management/bookings/${id}`,
  payout: (id) => `/property-management/payouts/${id}`,
  statement: (month) => `/property-management/statements/${month}`,
  file: 'GET /owner/payouts/:id/lines.csv',
  all: () => '/property-management/view-financials#payouts',
}

export const adminLinks: PayoutLinks = {
  booking: (id) => `/admin/bookings/${id}`,
  payout: (id) => `/admin/payouts/${id}`,
  statement: null,
  file: 'GET /admin/payouts/:id/lines.csv',
  all: (payout) =>
    payout ? `/admin/withdrawals?status=${payout.status}&open=${payout.id}` : '/admin/withdrawals',
}
