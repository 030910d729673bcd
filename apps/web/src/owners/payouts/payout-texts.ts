import type {
  OwnerPayouts,
  PayoutAccount,
  PayoutSchedule,
} from '@marea/contract/owners/financials/payouts.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'

/** The account of the schedule; undefined when it was removed or none exists. */
export function chosenAccount({
  accounts,
  schedule,
}: Pick<OwnerPayouts, 'accounts' | 'schedule'>): PayoutAccount | undefined {
  const { bankAccountId } = schedule
  return accounts.find(({ id, isDefault }) =>
    bankAccountId === null ? isDefault : id === bankAccountId,
  )
}

export function useScheduleText() {
  const t = useText()
  const language = useLanguage()
  const weekdayName = useWeekdayName()
  return ({ frequency, weekday, monthDay, minimum }: PayoutSchedule): string => {
    const amount = formatMoney(minimum, language)
    if (frequency === 'weekly' && weekday !== null) {
      return t('payouts.schedule.weekly', { weekday: weekdayName(weekday), amount })
    }
    if (frequency === 'monthly' && monthDay !== null) {
      return t('payouts.schedule.monthly', { day: monthDay, amount })
    }
    return t('payouts.schedule.off')
  }
}

/** From Monday (1) to Sunday (7). */
export function useWeekdayName() {
  const time = useTimeFormat()
  // June 1, 2026 is a Monday.
  return (weekday: number) => time.day(`2026-06-0${weekday}`, 'weekdayName')
}
