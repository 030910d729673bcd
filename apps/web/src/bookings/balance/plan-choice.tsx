import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import type { PaymentPlan } from '@marea/contract/bookings/part-payment.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

type PlanChoiceProps = {
  booking: Pick<Booking, 'partPlan' | 'total'>
  partPlan: Booking['partPlan']
  setPlan: (plan: PaymentPlan) => void
}

/**
 * Pay all now, or half now and the rest on a given day; renders nothing if only the first is
 * possible.
 */
export function PlanChoice({ booking, partPlan: chosen, setPlan }: PlanChoiceProps) {
  const t = useText()
  const language = useLanguage()
  const { partPlan, total } = booking
  if (!partPlan) return null
  const money = (amount: number) => formatMoney(amount, language)
  const { first, rest, dueOn } = partPlan
  const params = { amount: money(rest.amount), day: formatDay(dueOn, language, 'long') }
  return (
    <RadioChoice
      label={t('rest.plan')}
      name='plan'
      options={[
        { value: 'full', label: t('rest.full'), end: money(total.amount) },
        {
          value: 'part',
          label: t('rest.part'),
          note: t('rest.part_description', params),
          end: money(first.amount),
        },
      ]}
      value={chosen ? 'part' : 'full'}
      onChange={(plan) => setPlan(plan === 'part' ? 'part' : 'full')}
    />
  )
}
