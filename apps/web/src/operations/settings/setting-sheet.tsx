import type { SettingStep } from '@marea/contract/platform/settings/settings.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import {
  type AnySetting,
  firstAndLastDay,
  type NewStep,
  type SettingKind,
  shortestReason,
  stepBefore,
  type ValueOf,
} from './setting-kind.ts'

type SheetProps<Item extends AnySetting, Typed> = {
  item: Item
  kind: SettingKind<Item, Typed>
  /** An earlier one, to be set again, or one to be corrected. */
  chosen: SettingStep<ValueOf<Item>> | undefined
  onClose: () => void
}

export function SettingSheet<Item extends AnySetting, Typed>(props: SheetProps<Item, Typed>) {
  const t = useText()
  const name = props.kind.name(props.item.id)
  return (
    <Sheet isOpen onClose={props.onClose} title={t('setting.change_of', { name })}>
      <SettingForm {...props} />
    </Sheet>
  )
}

function SettingForm<Item extends AnySetting, Typed>({
  item,
  kind,
  chosen,
  onClose,
}: SheetProps<Item, Typed>) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(() => kind.start(chosen?.value, item))
  const [reason, setReason] = useState('')
  const { today } = useTimeFormat()
  const days = kind.days && firstAndLastDay(kind.days, today())
  const corrected =
    kind.correct && chosen?.from && chosen.canRemove
      ? { value: chosen.value, from: chosen.from }
      : undefined
  const [from, setFrom] = useState(corrected?.from ?? days?.first ?? '')
  const value = kind.read(typed, item)
  const isWrong = {
    value: value === undefined,
    day: days !== undefined && (from < days.first || from > days.last),
    reason: reason.trim().length < shortestReason,
  }
  const labels = kind.labels?.(value, item) ?? {
    save: t('setting.save'),
    saved: t('setting.saved'),
  }

  const isRight = value !== undefined && !isWrong.day && !isWrong.reason
  const given = isRight ? { value, from, reason: reason.trim() } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(given, async (step) => {
    await (corrected ? kind.correct?.(item.id, corrected, step) : kind.save(item.id, step))
    toast.success(labels.saved)
    onClose()
    await revalidate()
  })

  return (
    <Form kind='sheet' {...form}>
      {kind.about && <div className='soft'>{kind.about(item)}</div>}
      {kind.fields({ typed, onChange: setTyped, isWrong: isAsked && isWrong.value }, item)}
      {days && (
        <DayField {...days} value={from} onChange={setFrom} isWrong={isAsked && isWrong.day} />
      )}
      <ReasonField value={reason} onChange={setReason} isWrong={isAsked && isWrong.reason} />
      {value !== undefined && !isWrong.day && (
        <Effect item={item} kind={kind} step={{ value, from, reason }} />
      )}
      <ActionError title={t('setting.not_saved')} error={error} />
      <FormSubmit busy={isBusy}>{labels.save}</FormSubmit>
    </Form>
  )
}

type TextFieldProps = { value: string; onChange: (value: string) => void; isWrong: boolean }

function ReasonField({ value, onChange, isWrong }: TextFieldProps) {
  const t = useText()
  return (
    <TextArea
      label={t('setting.reason')}
      name='reason'
      maxLength={500}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={t('setting.reason_hint')}
      error={isWrong ? t('setting.wrong.reason') : undefined}
    />
  )
}

type DayFieldProps = TextFieldProps & { first: string; last: string }

function DayField({ first, last, value, onChange, isWrong }: DayFieldProps) {
  const t = useText()
  const time = useTimeFormat()
  const range = { first: time.day(first, 'medium'), last: time.day(last, 'medium') }
  return (
    <Field
      label={t('setting.first_day')}
      name='from'
      type='date'
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={t('setting.first_day_hint', range)}
      error={isWrong ? t('setting.wrong.day', range) : undefined}
    />
  )
}

type EffectProps<Item extends AnySetting, Typed> = {
  item: Item
  kind: SettingKind<Item, Typed>
  step: NewStep<ValueOf<Item>>
}

function Effect<Item extends AnySetting, Typed>({ item, kind, step }: EffectProps<Item, Typed>) {
  const t = useText()
  const time = useTimeFormat()
  if (kind.effect) return kind.effect(step, item)
  const before = stepBefore(item, step.from)
  if (!kind.days || !before) return null
  return (
    <p aria-live='polite'>
      {t('setting.effect', {
        before: kind.show(before.value, item.id),
        after: kind.show(step.value, item.id),
        day: time.day(step.from, 'medium'),
      })}
    </p>
  )
}
