import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Notice } from '#ui/state/notice.tsx'
import styles from './conflict.module.css'
import { type Choice, ConflictChoices } from './conflict-choices.tsx'
import { firstName } from './first-name.ts'

type ConflictSolutionProps = { conflict: FeedConflict; onChanged: () => Promise<void> }

export function ConflictSolution({ conflict, onChanged }: ConflictSolutionProps) {
  const t = useText()
  const { booking, event } = conflict
  const [choice, setChoice] = useState<Choice>('keep_booking')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, error, decide } = useDecision(conflict, onChanged)
  const guest = firstName(booking.guest)
  const isKept = conflict.decision === 'keep_booking'
  return (
    <Stack className={styles.choices}>
      {isKept && (
        <Notice tone='warn' title={t('channels.conflict.kept', { guest })}>
          {t('channels.conflict.kept_description', { channel: event.name })}
        </Notice>
      )}
      <SentOffer conflict={conflict} />
      <ConflictChoices conflict={conflict} choice={choice} onChoose={setChoice} />
      <ActionError title={t('channels.conflict.failed')} error={error} />
      <Inline gap={5}>
        {choice === 'cancel_booking' ? (
          <Button kind='danger' onClick={() => setAsking(true)}>
            {t('channels.conflict.cancel_button')}
          </Button>
        ) : (
          (choice !== 'keep_booking' || !isKept) && (
            <Button busy={isBusy} onClick={() => decide(choice)}>
              {t(
                choice === 'keep_booking'
                  ? 'channels.conflict.keep_button'
                  : 'channels.conflict.offer_button',
              )}
            </Button>
          )
        )}
        <ActionLink icon='message' to={`/chat?booking=${booking.id}`}>
          {t('channels.conflict.message', { guest })}
        </ActionLink>
      </Inline>
      {isAsking && (
        <Confirmation
          conflict={conflict}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => decide('cancel_booking').then(() => setAsking(false))}
        />
      )}
    </Stack>
  )
}

function SentOffer({ conflict: { booking, offer } }: Pick<ConflictSolutionProps, 'conflict'>) {
  const t = useText()
  const language = useLanguage()
  if (!offer || (offer.answer !== null && offer.answer !== 'declined')) return null
  const guest = firstName(booking.guest)
  const about = { guest, home: offer.home, total: formatMoney(offer.total.amount, language) }
  return offer.answer === 'declined' ? (
    <Notice tone='warn' title={t('channels.conflict.declined', about)}>
      {t('channels.conflict.declined_description')}
    </Notice>
  ) : (
    <Notice tone='info' title={t('channels.conflict.offered', about)}>
      {t('channels.conflict.offered_description', about)}
    </Notice>
  )
}

const savedTexts = {
  keep_booking: 'channels.conflict.saved',
  offer_home: 'channels.conflict.offer_sent',
  cancel_booking: 'channels.conflict.canceled',
} as const

function decisionOf(choice: Choice) {
  if (choice === 'keep_booking' || choice === 'cancel_booking') return { decision: choice }
  return { decision: 'offer_home' as const, suite: choice.replace(/^offer:/, '') }
}

function useDecision({ id, event }: FeedConflict, onChanged: () => Promise<void>) {
  const t = useText()
  const [send] = useState(createIdempotentCall)
  const { isBusy, error, attempt } = useAttempt()
  const decide = (choice: Choice) =>
    attempt(async () => {
      const body = decisionOf(choice)
      await send(body, (idempotencyKey) =>
        call('POST /owner/feed-conflicts/:id/decision', { params: { id }, body, idempotencyKey }),
      )
      toast.success(t(savedTexts[body.decision], { channel: event.name }))
      await onChanged()
    })
  return { isBusy, error, decide }
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
