import {
  type AdminAgreement,
  disputeBearers,
  maxAgreementNote,
} from '@marea/contract/suites/agreements.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { typedMoney } from '#ui/form/parse-money.ts'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { readTerms, type TypedTerms, type WrongTerms } from './read-terms.ts'

type NewVersionProps = {
  agreement: AdminAgreement
  onClose: () => void
  onAdded: () => Promise<void>
}

export function NewVersion(props: NewVersionProps) {
  const t = useText()
  const { fullName: owner } = props.agreement.owner
  return (
    <Sheet isOpen onClose={props.onClose} title={t('agreements.add_title', { owner })}>
      <VersionForm {...props} />
    </Sheet>
  )
}

/** Begins with the newest rules, because most versions change one of them. */
function VersionForm({ agreement, onClose, onAdded }: NewVersionProps) {
  const t = useText()
  const time = useTimeFormat()
  const [typed, setTyped] = useState(() => typedFrom(agreement))
  const { body, wrong } = readTerms(typed, time.today())

  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('POST /admin/agreements/:id/versions', { params: { id: agreement.id }, body })
    toast.success(t('agreements.added'))
    onClose()
    await onAdded()
  })

  return (
    <Form kind='sheet' {...form}>
      <Fields typed={typed} wrong={isAsked ? wrong : {}} onChange={setTyped} />
      <ActionError title={t('agreements.not_added')} error={error} />
      <FormSubmit busy={isBusy}>{t('agreements.save')}</FormSubmit>
    </Form>
  )
}

type FieldsProps = {
  typed: TypedTerms
  wrong: WrongTerms
  onChange: (typed: TypedTerms) => void
}

function Fields({ typed, wrong, onChange }: FieldsProps) {
  const t = useText()
  const set = (name: keyof TypedTerms) => (value: string) => onChange({ ...typed, [name]: value })
  const errorOf = (name: keyof WrongTerms) =>
    wrong[name] ? t(`agreements.wrong.${name}`) : undefined
  return (
    <>
      <Field
        label={t('agreements.day')}
        type='date'
        name='effectiveOn'
        value={typed.effectiveOn}
        onChange={(event) => set('effectiveOn')(event.target.value)}
        hint={t('agreements.day_hint')}
        error={errorOf('day')}
      />
      <Field
        label={t('agreements.percent')}
        name='percent'
        inputMode='decimal'
        value={typed.percent}
        onChange={(event) => set('percent')(event.target.value)}
        error={errorOf('percent')}
      />
      <MoneyField
        label={t('agreement.reserve_each')}
        name='reserve'
        value={typed.reserve}
        onChange={set('reserve')}
        error={errorOf('reserve')}
      />
      <Field
        label={t('agreements.notice')}
        name='notice'
        inputMode='numeric'
        value={typed.notice}
        onChange={(event) => set('notice')(event.target.value)}
        error={errorOf('notice')}
      />
      <Select
        label={t('agreement.dispute_bearer')}
        hint={t('agreements.dispute_bearer_hint')}
        value={typed.disputeBearer}
        onChange={(value) =>
          onChange({ ...typed, disputeBearer: value === 'owner' ? 'owner' : 'platform' })
        }
        options={disputeBearers.map((id) => ({ id, label: t(`agreement.dispute_bearer.${id}`) }))}
      />
      <TextArea
        label={t('agreements.note')}
        name='note'
        maxLength={maxAgreementNote}
        value={typed.note}
        onChange={(event) => set('note')(event.target.value)}
        hint={t('agreements.note_hint')}
      />
    </>
  )
}

function typedFrom({ versions: [latest] }: AdminAgreement): TypedTerms {
  return {
    effectiveOn: '',
    percent: latest ? String(latest.commissionPerMille / 10) : '',
    reserve: typedMoney(latest?.reserveAmount ?? 0),
    notice: String(latest?.noticeDays ?? ''),
    disputeBearer: latest?.disputeBearer ?? 'platform',
    note: '',
  }
}
