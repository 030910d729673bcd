import { type ReportOutcome, reportOutcomes } from '@marea/contract/messaging/report-choices.ts'
import type { MessageReport } from '@marea/contract/messaging/reports.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type ResolveSheetProps = {
  report: MessageReport
  onClose: () => void
  onResolved: () => Promise<void>
}

export function ResolveSheet(props: ResolveSheetProps) {
  const t = useText()
  const name = props.report.reported.fullName
  return (
    <Sheet isOpen onClose={props.onClose} title={t('message_reports.resolve_title', { name })}>
      <ResolveForm {...props} />
    </Sheet>
  )
}

function ResolveForm({ report: { id }, onClose, onResolved }: ResolveSheetProps) {
  const t = useText()
  const [outcome, setOutcome] = useState<ReportOutcome>('no_action')
  const [note, setNote] = useState('')

  const body = note.trim() ? { outcome, note } : undefined
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await call('POST /admin/message-reports/:id/resolution', { params: { id }, body })
    toast.success(t('message_reports.resolved'))
    onClose()
    await onResolved()
  })

  return (
    <Form kind='sheet' {...form}>
      <RadioChoice
        label={t('message_reports.outcome_label')}
        name='outcome'
        value={outcome}
        onChange={(value) => setOutcome(reportOutcomes.find((each) => each === value) ?? outcome)}
        options={reportOutcomes.map((value) => ({
          value,
          label: t(`message_reports.outcome.${value}`),
        }))}
      />
      <TextArea
        label={t('message_reports.note')}
        name='note'
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        hint={t('message_reports.note_hint')}
        error={isAsked && !note.trim() ? t('message_reports.note_missing') : undefined}
      />
      <ActionError title={t('message_reports.not_resolved')} error={error} />
      <FormSubmit busy={isBusy}>{t('message_reports.resolve')}</FormSubmit>
    </Form>
  )
}
