import type { PayoutFrequency } from '@marea/contract/statements/financials/payout-days.ts'
import type { PayoutSchedule } from '@marea/contract/statements/financials/payouts.ts'

/** Keeps both days, so that switching between weekly and monthly loses neither. */
export type ScheduleDraft = {
  frequency: PayoutFrequency
  weekday: number
  monthDay: number
  accountId: string
}

export function scheduleOf(draft: ScheduleDraft, minimum: number): PayoutSchedule {
  const { frequency, weekday, monthDay, accountId } = draft
  return {
    frequency,
    minimum,
    weekday: frequency === 'weekly' ? weekday : null,
    monthDay: frequency === 'monthly' ? monthDay : null,
    bankAccountId: accountId || null,
  }
}
