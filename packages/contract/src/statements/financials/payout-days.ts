export const payoutFrequencies = ['off', 'weekly', 'monthly'] as const
export type PayoutFrequency = (typeof payoutFrequencies)[number]
