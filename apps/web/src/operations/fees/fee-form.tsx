import { maxFeeNote, type PlatformFee, platformFees } from '@marea/contract/suites/platform-fees.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { readFee, shownFee, type TypedFee, type WrongFee } from './fee-value.ts'

type FeeSheetProps = { fee: PlatformFee; onClose: () => void; onSaved: () => Promise<void> }

export function FeeSheet(props: FeeSheetProps) {
  const t = useText()
  const fee = t(`fees.name.${props.fee.code}`)
  return (
    <Sheet isOpen onClose={props.onClose} title={t('fees.change_of', { fee })}>
      <FeeForm {...props} />
    </Sheet>
  )
}

function FeeForm({ fee, onClose, onSaved }: FeeSheetProps) {
  const t = useText()
  const [typed, setTyped] = useState<TypedFee>({ value: '', from: '', note: '' })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { code } = fee
  const { body, wrong } = readFee(code, typed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await call('POST /admin/fees/:code/steps', { params: { code }, body })
      toast.success(t('fees.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <Fields code={code} typed={typed} wrong={isAsked ? wrong : {}} onChange={setTyped} />
      {body && <Effect fee={fee} value={body.value} from={body.from} />}
      {error !== null && <ActionError title={t('fees.not_saved')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {t('fees.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type FieldsProps = {
  code: PlatformFee['code']
  typed: TypedFee
  wrong: WrongFee
  onChange: (typed: TypedFee) => void
}

function Fields({ code, typed, wrong, onChange }: FieldsProps) {
  const t = useText()
  const isPercent = platformFees[code].unit === 'per_mille'
  return (
    <>
      <Field
        label={t(isPercent ? 'fees.percent' : 'fees.amount')}
        name='value'
        inputMode='decimal'
        autoComplete='off'
        before={isPercent ? '%' : '$'}
        value={typed.value}
        onChange={({ target }) => onChange({ ...typed, value: target.value })}
        error={wrong.value ? t('fees.wrong.value') : undefined}
      />
      <Field
        label={t('fees.first_day')}
        name='from'
        type='date'
        value={typed.from}
        onChange={({ target }) => onChange({ ...typed, from: target.value })}
        hint={t('fees.first_day_hint')}
        error={wrong.day ? t('fees.wrong.day') : undefined}
      />
      <TextArea
        label={t('fees.note')}
        name='note'
        maxLength={maxFeeNote}
        aside={t('checkout.optional')}
        value={typed.note}
        onChange={({ target }) => onChange({ ...typed, note: target.value })}
        hint={t('fees.note_hint')}
      />
    </>
  )
}

function Effect({ fee, value, from }: { fee: PlatformFee; value: number; from: string }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { code, steps } = fee
  const before = steps.find((step) => step.from === null || step.from < from)
  return (
    <p aria-live='polite'>
      {t('fees.effect', {
        before: shownFee(code, before?.value ?? value, language),
        after: shownFee(code, value, language),
        day: time.day(from, 'medium'),
      })}
    </p>
  )
}
