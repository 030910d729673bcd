import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { type FormEvent, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { typedMoney } from '#ui/form/parse-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { readLimit } from './read-limit.ts'

type LimitSheetProps = {
  limit: ApprovalLimit
  onClose: () => void
  onSaved: () => Promise<void>
}

export function LimitSheet(props: LimitSheetProps) {
  const t = useText()
  const act = t(`approval_desk.kind.${props.limit.kind}`)
  return (
    <Sheet isOpen onClose={props.onClose} title={t('limits.change_of', { act })}>
      <LimitForm {...props} />
    </Sheet>
  )
}

function LimitForm({ limit, onClose, onSaved }: LimitSheetProps) {
  const t = useText()
  const { kind, amount: current } = limit
  const [typed, setTyped] = useState({ amount: typedMoney(current.amount), reason: '' })
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, attempt, clearError } = useAttempt()
  const { body, wrong } = readLimit(typed, current.amount)
  const isRaise = body !== undefined && body.amount > current.amount

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    attempt(async () => {
      await call('PUT /admin/approval-limits/:kind', { params: { kind }, body })
      toast.success(t(isRaise ? 'limits.requested' : 'limits.saved'))
      onClose()
      await onSaved()
    })
  }

  return (
    <Form kind='sheet' isBusy={isBusy} onSubmit={submit} onInput={clearError}>
      <MoneyField
        label={t('limits.amount')}
        name='amount'
        value={typed.amount}
        onChange={(amount) => setTyped({ ...typed, amount })}
        error={isAsked && wrong.amount ? t('limits.wrong.amount') : undefined}
      />
      <TextArea
        label={t('limits.reason')}
        name='reason'
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        hint={t('limits.reason_hint')}
        error={isAsked && wrong.reason ? t('limits.wrong.reason') : undefined}
      />
      {body && (
        <Notice
          tone={isRaise ? 'warn' : 'info'}
          icon={isRaise ? 'lock' : 'info'}
          title={t(isRaise ? 'limits.higher' : 'limits.lower')}
          isAnnounced
        />
      )}
      {error !== null && <ActionError title={t('limits.not_saved')} error={error} />}
      <FormFooter>
        <Button type='submit' wide busy={isBusy}>
          {t(isRaise ? 'limits.ask' : 'limits.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
