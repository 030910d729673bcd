import { type FormEvent, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'

type ScheduleFormProps = { isBusy: boolean; onSchedule: (at: string) => Promise<void> }

/** A day and a time of the company's clock. */
export function ScheduleForm({ isBusy, onSchedule }: ScheduleFormProps) {
  const t = useText()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isComplete = day !== '' && time !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (isComplete) onSchedule(`${day}T${time}`)
  }

  return (
    <Disclosure title={t('article_publish.later')}>
      <Form kind='dialog' isBusy={isBusy} onSubmit={submit}>
        <Field
          type='date'
          label={t('article_publish.day')}
          value={day}
          error={isAsked && !isComplete ? t('article_publish.when_missing') : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field
          type='time'
          label={t('article_publish.time')}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <Button type='submit' kind='quiet' busy={isBusy}>
          {t('article_publish.schedule')}
        </Button>
      </Form>
    </Disclosure>
  )
}
