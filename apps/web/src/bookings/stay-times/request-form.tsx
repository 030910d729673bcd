import type { StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import type { OwnTrip } from '@marea/contract/bookings/trip.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { type FormEvent, useState } from 'react'
import styles from '#bookings/trip/trip.module.css'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ActionError } from '#ui/state/action-error.tsx'

type RequestFormProps = {
  trip: Pick<OwnTrip, 'id' | 'owner'>
  side: StayTimesOfSide
  isAutomatic: boolean
  onChange: () => Promise<void>
}

/** The hours with their whole price; nothing is charged by the request. */
export function RequestForm({ trip, side, isAutomatic, onChange }: RequestFormProps) {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const [repeat] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()
  // The hour beside the usual time is the cheapest one.
  const options = side.side === 'check_in' ? side.options.toReversed() : side.options
  const option = options.find(({ hour }) => hour === chosen) ?? options[0]
  if (!option) return null
  const money = (amount: number) => formatMoney(amount, language)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!option) return
    const body = { side: side.side, hour: option.hour, amount: option.price.amount }
    attempt(async () => {
      try {
        await repeat(body, (idempotencyKey) =>
          call('POST /bookings/:id/hours', { params: { id: trip.id }, body, idempotencyKey }),
        )
        if (!isAutomatic) toast.success(t('hours.requested'))
      } finally {
        await onChange()
      }
    })
  }

  return (
    <Form kind='dialog' className={styles.hours} isBusy={isBusy} onSubmit={submit}>
      <Select
        label={t(`hours.choose.${side.side}`)}
        options={options.map(({ hour, price }) => ({
          id: hour,
          label: t('hours.option', {
            time: formatClock(hour, language),
            amount: money(price.amount),
          }),
        }))}
        value={option.hour}
        onChange={setChosen}
      />
      <Button type='submit' kind='quiet' busy={isBusy}>
        {t('hours.request', { amount: money(option.price.amount) })}
      </Button>
      <p className='soft small'>
        {isAutomatic ? t('hours.note_automatic') : t('hours.note', { owner: trip.owner.firstName })}
      </p>
      <ActionError title={t('hours.failed')} error={error} />
    </Form>
  )
}
