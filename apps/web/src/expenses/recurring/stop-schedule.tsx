import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'

type StopScheduleProps = {
  schedule: ExpenseSchedule
  onClose: () => void
  onStopped: () => Promise<void>
}

export function StopSchedule({ schedule, onClose, onStopped }: StopScheduleProps) {
  const t = useText()
  const concept = conceptIn(schedule, useLanguage())

  return (
    <ConfirmAction
      title={t('expense.schedule_stop_question')}
      cancelLabel={t('expense.schedule_keep')}
      onClose={onClose}
      confirmLabel={t('expense.schedule_stop_confirm')}
      isDangerous
      failed={t('expense.schedule_not_stopped')}
      onConfirm={() => call('DELETE /owner/expense-schedules/:id', { params: { id: schedule.id } })}
      done={t('expense.schedule_stop_done')}
      onDone={onStopped}
    >
      <p>{t('expense.schedule_stop_note', { concept })}</p>
    </ConfirmAction>
  )
}
