import type { Candidate } from '@marea/contract/payments/reconciliation.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { type Say, useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type CandidateRowProps = { lineId: string; candidate: Candidate; onDone: () => void }

/** Of another amount than the line, it needs a reason for the rest. */
export function CandidateRow({ lineId, candidate, onDone }: CandidateRowProps) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const { isBusy, isAsked, isShort, error, match } = useMatch({ lineId, candidate, reason, onDone })
  const rest = formatMoney(candidate.difference.amount, language, { sign: 'always' })
  const differs = candidate.difference.amount !== 0
  return (
    <Row
      actions={
        <Button small kind='quiet' busy={isBusy} onClick={match}>
          {differs ? t('reconcile.match_with_rest', { amount: rest }) : t('reconcile.match')}
        </Button>
      }
    >
      <Stack gap={1}>
        <Inline gap={3} isSpread>
          <span className='typed'>{nameOf(candidate, t)}</span>
          <Money amount={candidate.amount.amount} sign='always' />
        </Inline>
        <p className='small soft'>{time.day(candidate.on, 'medium')}</p>
        {differs && (
          <Field
            label={t('desk_act.reason')}
            hint={t('reconcile.candidate_differs', { amount: rest })}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={isAsked && isShort ? t('desk_act.reason_short') : undefined}
          />
        )}
        <ActionError title={t('desk_act.failed')} error={error} />
      </Stack>
    </Row>
  )
}

function useMatch({ lineId, candidate, reason, onDone }: CandidateRowProps & { reason: string }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [isAsked, setAsked] = useState(false)
  const given = reason.trim()
  const isShort = candidate.difference.amount !== 0 && given.length < 3

  function match() {
    setAsked(true)
    if (isShort) return
    attempt(async () => {
      const body = { candidate: candidate.id, ...(given ? { reason: given } : {}) }
      await call('POST /admin/bank-lines/:id/match', { params: { id: lineId }, body })
      onDone()
      toast.success(t('reconcile.matched'))
      await revalidate()
    })
  }

  return { isBusy, isAsked, isShort, error, match }
}

/** As it is known in the console: the ends of long ids are enough to compare. */
function nameOf({ kind, reference }: Candidate, t: Say): string {
  const [area, id = ''] = reference.split(':')
  if (area === 'payout') return t('reconcile.candidate.payout', { reference: id })
  const short = `${area} ${id.slice(0, 8)}`
  return t(`reconcile.candidate.${kind}`, { reference: kind === 'entry' ? short : id.slice(0, 8) })
}
