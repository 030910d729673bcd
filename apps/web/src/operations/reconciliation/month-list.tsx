import type { ReconciledMonth } from '@marea/contract/payments/reconciliation.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReasonDialog } from '#operations/frame/reason-dialog.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'

export function MonthList({ months }: { months: ReconciledMonth[] }) {
  const t = useText()
  return (
    <Section title={t('reconcile.months')} lead={t('reconcile.months_about')} isRuled>
      <RowList isDense none={t('reconcile.months_none')}>
        {months.map((month) => (
          <MonthRow key={month.month} month={month} />
        ))}
      </RowList>
    </Section>
  )
}

const tones: Record<ReconciledMonth['state'], Tone> = {
  open: 'plain',
  waiting: 'warn',
  closed: 'good',
}

function MonthRow({ month }: { month: ReconciledMonth }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { state, unexplained, difference, closedBy, approvedBy, reason } = month
  const amount = formatMoney(difference.amount, language)
  const names = [closedBy, approvedBy].filter(Boolean).join(', ')
  return (
    <Row actions={state === 'open' && <CloseMonth month={month} />}>
      <Stack gap={1}>
        <Inline gap={3}>
          <b>{time.day(`${month.month}-01`, 'month')}</b>
          <State tone={tones[state]}>{t(`reconcile.month.${state}`)}</State>
        </Inline>
        <p className='small soft'>
          {[
            unexplained === 0
              ? t('reconcile.month_clean')
              : t('reconcile.month_unexplained', { count: unexplained, amount }),
            names && t('reconcile.month_by', { names }),
            reason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </Stack>
    </Row>
  )
}

function CloseMonth({ month: { month, unexplained, difference } }: { month: ReconciledMonth }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const needsColleague = unexplained > 0

  async function close(reason: string) {
    const given = { params: { month }, body: { reason } }
    await call('POST /admin/reconciliation/months/:month/closing', given)
    setAsking(false)
    toast.success(t(needsColleague ? 'reconcile.month_asked' : 'reconcile.month_done'))
    await revalidate()
  }

  return (
    <Stack gap={2}>
      <Button
        small
        kind='quiet'
        busy={isBusy}
        onClick={() => (needsColleague ? setAsking(true) : attempt(() => close('')))}
      >
        {t('reconcile.month_close')}
      </Button>
      <ActionError title={t('reconcile.month_failed')} error={error} />
      {isAsking && (
        <ReasonDialog
          title={t('reconcile.month_close')}
          effect={t('reconcile.month_effect', {
            count: unexplained,
            amount: formatMoney(difference.amount, language),
          })}
          confirmLabel={t('reconcile.month_ask')}
          onClose={() => setAsking(false)}
          onConfirm={close}
        />
      )}
    </Stack>
  )
}
