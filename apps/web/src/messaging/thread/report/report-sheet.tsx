import type { Conversation } from '@marea/contract/messaging/endpoints.ts'
import { type ReportReason, reportReasons } from '@marea/contract/messaging/report-choices.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useNameOf } from '#messaging/use-message-text.ts'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form, FormSubmit } from '#ui/form/form.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { ActionError } from '#ui/state/action-error.tsx'

const maxDetails = 1000

/** Reports the message that the URL names, or the whole conversation. */
export default function ReportSheet({ conversation }: { conversation: Conversation }) {
  const t = useText()
  const name = useNameOf()(conversation)
  const [params] = useSearchParams()
  const close = useCloseTo(`?${without(params)}`)
  const messageId = Number(params.get('report')) || undefined
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t(messageId ? 'messaging.report_message' : 'messaging.report_conversation', { name })}
    >
      <ReportForm room={conversation.id} messageId={messageId} onDone={close} />
    </Sheet>
  )
}

type ReportFormProps = { room: string; messageId: number | undefined; onDone: () => void }

function ReportForm({ room, messageId, onDone }: ReportFormProps) {
  const t = useText()
  const [reason, setReason] = useState<ReportReason>('off_platform')
  const [details, setDetails] = useState('')
  const body = { reason, details, ...(messageId !== undefined && { messageId }) }
  const { isBusy, error, form } = useSubmission(body, async (body) => {
    await call('POST /rooms/:room/reports', { params: { room }, body })
    toast.success(t('messaging.report_sent'))
    onDone()
  })

  return (
    <Form kind='sheet' {...form}>
      <p className='soft'>{t('messaging.report_description')}</p>
      <RadioChoice
        label={t('messaging.report_why')}
        name='reason'
        value={reason}
        onChange={(value) => setReason(reportReasons.find((each) => each === value) ?? reason)}
        options={reportReasons.map((value) => ({
          value,
          label: t(`messaging.reason.${value}`),
        }))}
      />
      <TextArea
        label={t('messaging.report_details')}
        name='details'
        maxLength={maxDetails}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
      />
      <ActionError title={t('messaging.report_failed')} error={error} />
      <FormSubmit busy={isBusy}>{t('messaging.report_send')}</FormSubmit>
    </Form>
  )
}

function without(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('report')
  return rest
}
