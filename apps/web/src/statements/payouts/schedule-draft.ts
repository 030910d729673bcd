import type { PayoutFrequency } from '@marea/contract/statements/financials/payout-days.ts'
import type { PayoutSchedule } from '@marea/contract/statements/financials/payouts.ts'

/** The form keeps both days, so that switching back and forth loses nothing. */
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
