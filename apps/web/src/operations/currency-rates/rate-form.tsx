import { dayInMiami } from '@marea/contract/calendar/nights.ts'
import type { CurrencyHistory } from '@marea/contract/pricing/currency-rates.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { RatePreview } from './rate-preview.tsx'
import {
  readCurrencyRate,
  type TypedCurrencyRate,
  type WrongCurrencyRate,
} from './read-currency-rate.ts'

type RateSheetProps = {
  history: CurrencyHistory
  onClose: () => void
  onSaved: () => Promise<void>
}

export function RateSheet(props: RateSheetProps) {
  const t = useText()
  const currency = t(`more.currency.${props.history.currency}`)
  return (
    <Sheet isOpen onClose={props.onClose} title={t('currency_rates.add_for', { currency })}>
      <RateForm {...props} />
    </Sheet>
  )
}

function RateForm({ history, onClose, onSaved }: RateSheetProps) {
  const t = useText()
  const [typed, setTyped] = useState<TypedCurrencyRate>({ rate: '', from: dayInMiami(new Date()) })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { currency } = history
  const { body, wrong } = readCurrencyRate(typed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await call('POST /admin/currency-rates/:currency/steps', { params: { currency }, body })
      toast.success(t('currency_rates.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <Fields typed={typed} wrong={isAsked ? wrong : {}} onChange={setTyped} />
      {body && <RatePreview history={history} wish={body} />}
      {error !== null && <ActionError title={t('currency_rates.not_saved')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {t('currency_rates.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type FieldsProps = {
  typed: TypedCurrencyRate
  wrong: WrongCurrencyRate
  onChange: (typed: TypedCurrencyRate) => void
}

function Fields({ typed, wrong, onChange }: FieldsProps) {
  const t = useText()
  return (
    <>
      <Field
        label={t('currency_rates.value')}
        name='rate'
        inputMode='decimal'
        autoComplete='off'
        value={typed.rate}
        onChange={({ target }) => onChange({ ...typed, rate: target.value })}
        hint={t('currency_rates.value_hint')}
        error={wrong.rate ? t('currency_rates.wrong.rate') : undefined}
      />
      <Field
        label={t('currency_rates.first_day')}
        name='from'
        type='date'
        value={typed.from}
        onChange={({ target }) => onChange({ ...typed, from: target.value })}
        hint={t('currency_rates.first_day_hint')}
        error={wrong.day ? t('currency_rates.wrong.day') : undefined}
      />
    </>
  )
}
