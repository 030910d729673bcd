import { payoutFrequencies } from '@marea/contract/statements/financials/payout-days.ts'
import {
  maxPayoutMinimum,
  minPayoutAmount,
  type OwnerPayouts,
} from '@marea/contract/statements/financials/payouts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { AccountChoice } from './account-choice.tsx'
import { chosenAccount, useWeekdayName, weekdays } from './payout-texts.ts'
import { type ScheduleDraft, scheduleOf } from './schedule-draft.ts'

type ScheduleSheetProps = {
  payouts: OwnerPayouts
  onClose: () => void
  onSaved: () => Promise<void>
}

export function ScheduleSheet(props: ScheduleSheetProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('payouts.change_schedule')}>
      <ScheduleForm {...props} />
    </Sheet>
  )
}

function ScheduleForm({ payouts, onClose, onSaved }: ScheduleSheetProps) {
  const t = useText()
  const { schedule, accounts } = payouts
  const [draft, setDraft] = useState<ScheduleDraft>({
    frequency: schedule.frequency,
    weekday: schedule.weekday ?? 2,
    monthDay: schedule.monthDay ?? 1,
    accountId: chosenAccount(payouts)?.id ?? '',
  })
  const [typed, setTyped] = useState(typedMoney(schedule.minimum))
  const minimum = parseMoney(typed)
  const isWrong = minimum === undefined || minimum < minPayoutAmount || minimum > maxPayoutMinimum

  const body = isWrong ? undefined : scheduleOf(draft, minimum)
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await withRecentSignIn(() => call('PUT /owner/payout-schedule', { body }))
    toast.success(t('payouts.schedule_saved'))
    onClose()
    await onSaved()
  })

  return (
    <Form kind='sheet' {...form}>
      <Days draft={draft} onChange={setDraft} />
      {draft.frequency !== 'off' && (
        <MoneyField
          label={t('payouts.minimum')}
          name='minimum'
          value={typed}
          onChange={setTyped}
          hint={t('payouts.minimum_hint')}
          error={isAsked && isWrong ? t('payouts.minimum_wrong') : undefined}
        />
      )}
      <AccountChoice
        accounts={accounts}
        value={draft.accountId}
        onChange={(accountId) => setDraft({ ...draft, accountId })}
      />
      <ActionError title={t('payouts.schedule_not_saved')} error={error} />
      <FormSubmit busy={isBusy}>{t('payouts.save_schedule')}</FormSubmit>
    </Form>
  )
}

type DaysProps = { draft: ScheduleDraft; onChange: (draft: ScheduleDraft) => void }

function Days({ draft, onChange }: DaysProps) {
  const t = useText()
  const weekdayName = useWeekdayName()
  return (
    <>
      <PillChoice
        label={t('payouts.frequency')}
        name='frequency'
        options={payoutFrequencies.map((frequency) => ({
          value: frequency,
          label: t(`payouts.frequency.${frequency}`),
        }))}
        value={draft.frequency}
        onChange={(frequency) => onChange({ ...draft, frequency })}
      />
      {draft.frequency === 'weekly' && (
        <Select
          label={t('payouts.weekday')}
          options={weekdays.map((day) => ({ id: `${day}`, label: weekdayName(day) }))}
          value={`${draft.weekday}`}
          onChange={(day) => onChange({ ...draft, weekday: Number(day) })}
        />
      )}
      {draft.frequency === 'monthly' && (
        <Select
          label={t('payouts.month_day')}
          options={Array.from({ length: 28 }, (_, index) => ({
            id: `${index + 1}`,
            label: `${index + 1}`,
          }))}
          value={`${draft.monthDay}`}
          onChange={(day) => onChange({ ...draft, monthDay: Number(day) })}
        />
      )}
    </>
  )
}
