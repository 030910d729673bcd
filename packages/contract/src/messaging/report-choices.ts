export const reportReasons = ['off_platform', 'scam', 'abuse', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportOutcomes = ['no_action', 'warned', 'restricted'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
