import type {
  OwnerPayouts,
  PayoutAccount,
  PayoutSchedule,
} from '@marea/contract/statements/financials/payouts.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
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
    const named = weekdays.find((each) => each === weekday)
    if (frequency === 'weekly' && named) {
      return t('payouts.schedule.weekly', { weekday: weekdayName(named), amount })
    }
    if (frequency === 'monthly' && monthDay !== null) {
      return t('payouts.schedule.monthly', { day: monthDay, amount })
    }
    return t('payouts.schedule.off')
  }
}

/** From Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
type Weekday = (typeof weekdays)[number]

export function useWeekdayName() {
  const t = useText()
  return (weekday: Weekday) => t(`payouts.weekday.${weekday}`)
}

export const payoutTones = {
  requested: 'info',
  approved: 'info',
  sent: 'info',
  paid: 'good',
  rejected: 'bad',
  returned: 'bad',
} as const
