import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './conflict.module.css'

type Decision = 'keep_booking' | 'cancel_booking'

type ConflictSolutionProps = { conflict: FeedConflict; onChanged: () => Promise<void> }

/** The ways out, each with what it costs the owner. */
export function ConflictSolution({ conflict, onChanged }: ConflictSolutionProps) {
  const t = useText()
  const { booking, event } = conflict
  const [choice, setChoice] = useState<Decision>('keep_booking')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, decide } = useDecision(conflict, onChanged)
  const guest = firstName(booking.guest)
  const isKept = conflict.decision === 'keep_booking'
  return (
    <div className={styles.solution}>
      {isKept && (
        <Notice tone='warn' title={t('channels.conflict.kept', { guest })}>
          {t('channels.conflict.kept_description', { channel: event.name })}
        </Notice>
      )}
      <Choices conflict={conflict} choice={choice} onChoose={setChoice} />
      {error !== null && <ActionError title={t('channels.conflict.failed')} error={error} />}
      <div className={styles.actions}>
        {choice === 'cancel_booking' ? (
          <Button kind='danger' onClick={() => setAsking(true)}>
            {t('channels.conflict.cancel_button')}
          </Button>
        ) : (
          !isKept && (
            <Button busy={isBusy} onClick={() => decide('keep_booking')}>
              {t('channels.conflict.keep_button')}
            </Button>
          )
        )}
        <ActionLink icon='message' to={`/chat?booking=${booking.id}`}>
          {t('channels.conflict.message', { guest })}
        </ActionLink>
      </div>
      {isAsking && (
        <Confirmation
          conflict={conflict}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => decide('cancel_booking').then(() => setAsking(false))}
        />
      )}
    </div>
  )
}

function useDecision({ id, event }: FeedConflict, onChanged: () => Promise<void>) {
  const t = useText()
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()
  const decide = (decision: Decision) =>
    attempt(async () => {
      const body = { decision }
      await send(body, (idempotencyKey) =>
        call('POST /owner/feed-conflicts/:id/decision', { params: { id }, body, idempotencyKey }),
      )
      toast.success(
        decision === 'keep_booking'
          ? t('channels.conflict.saved', { channel: event.name })
          : t('channels.conflict.canceled'),
      )
      await onChanged()
    })
  return { isBusy, error, decide }
}

type ChoicesProps = {
  conflict: FeedConflict
  choice: Decision
  onChoose: (choice: Decision) => void
}

function Choices({ conflict, choice, onChoose }: ChoicesProps) {
  const t = useText()
  const language = useLanguage()
  const { id, suite, booking, event } = conflict
  const guest = firstName(booking.guest)
  const cost = (amount: number) => (
    <span className={styles.cost}>
      {formatMoney(amount, language)}
      <small>{t('channels.conflict.payout_change')}</small>
    </span>
  )
  return (
    <RadioChoice
      label={t('channels.conflict.choose')}
      name={`solution-${id}`}
      value={choice}
      onChange={(value) => onChoose(value === 'cancel_booking' ? 'cancel_booking' : 'keep_booking')}
      options={[
        {
          value: 'keep_booking',
          label: t('channels.conflict.keep', { guest, home: suite.name }),
          note: t('channels.conflict.keep_note', { channel: event.name }),
          end: cost(0),
        },
        {
          value: 'cancel_booking',
          label: t('channels.conflict.cancel', { guest }),
          note: booking.canCancel
            ? t('channels.conflict.cancel_note', {
                amount: formatMoney(booking.paid.amount, language),
              })
            : t('channels.conflict.cannot_cancel'),
          end: cost(-booking.earning.amount),
          isDisabled: !booking.canCancel,
        },
      ]}
    />
  )
}

type ConfirmationProps = {
  conflict: FeedConflict
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

function Confirmation({ conflict: { booking }, isBusy, onClose, onConfirm }: ConfirmationProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <ConfirmDialog
      title={t('channels.conflict.confirm_title', { guest: firstName(booking.guest) })}
      cancelLabel={t('channels.conflict.safe')}
      confirmLabel={t('channels.conflict.cancel_button')}
      isDangerous
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        {t('channels.conflict.confirm', {
          amount: formatMoney(booking.paid.amount, language),
          payout: formatMoney(booking.earning.amount, language),
        })}
      </p>
    </ConfirmDialog>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
