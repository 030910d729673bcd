export const reviewReportReasons = ['false', 'abuse', 'private', 'spam', 'other'] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]
