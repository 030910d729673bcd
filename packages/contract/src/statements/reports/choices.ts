export const reportNames = [
  'profits',
  'expenses',
  'occupancy',
  'bookings',
  'income-vs-expenses',
  'rental-history',
] as const
export type ReportName = (typeof reportNames)[number]

/** By the nights of a stay, or by the day on which the guest paid or was refunded. */
export const reportBases = ['nights', 'cash'] as const
export type ReportBasis = (typeof reportBases)[number]

/** The differences between income by stay night and by cash: paid before the period, or ahead. */
export const baseDifferences = ['earlier', 'later'] as const
export type BaseDifference = (typeof baseDifferences)[number]

/** Booked on another channel, used by the owner, or blocked for another reason. */
export const closedKinds = ['external', 'own', 'blocked'] as const
export type ClosedKind = (typeof closedKinds)[number]

export const maxReportMonths = 240

/** Above these the occupancy report draws months instead of single nights. */
export const maxStripHomes = 4
export const maxStripMonths = 24

/** The number of nights from today whose pace of bookings is compared with a year ago. */
export const paceDays = 90

export const ledgerEntries = [
  'paid',
  'refunded',
  'settled',
  'payout_requested',
  'payout_sent',
  'payout_paid',
  'payout_rejected',
  'payout_returned',
  'other',
] as const

export const ledgerAccountKinds = [
  'escrow',
  'payable',
  'commission',
  'fees',
  'discounts',
  /** Both, of settlements before they had accounts of their own. */
  'fees_and_discounts',
  'tax',
  'payouts_pending',
  'payouts_sent',
  'bank',
  'other',
] as const
