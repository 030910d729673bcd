import type { CurrencyHistory, CurrencyStep } from '@marea/contract/pricing/currency-rates.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatRate } from '#ui/format/format-estimate.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './currency-rates.module.css'

const tones = { past: 'plain', current: 'good', coming: 'info' } as const

export function RateSteps({ history }: { history: CurrencyHistory }) {
  const t = useText()
  const [removing, setRemoving] = useState<string>()
  const { currency, steps } = history
  const name = t(`more.currency.${currency}`)
  return (
    <li className={styles.currency}>
      <Heading level={2} size='plain'>
        {name}
      </Heading>
      <div>
        <LinkButton
          small
          kind='quiet'
          to={`?open=${currency}`}
          state={opensOverlay}
          preventScrollReset
        >
          {t('currency_rates.add')}
          <span className='hidden-label'> {name}</span>
        </LinkButton>
      </div>
      {steps.length === 0 && <p className='soft'>{t('currency_rates.none')}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.from} currency={currency} step={step} onRemove={setRemoving} />
        ))}
      </ol>
      {removing && (
        <RemoveDialog history={history} from={removing} onClose={() => setRemoving(undefined)} />
      )}
    </li>
  )
}

type StepProps = {
  currency: CurrencyHistory['currency']
  step: CurrencyStep
  onRemove: (from: string) => void
}

function Step({ currency, step, onRemove }: StepProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { from, rate, state, canRemove, setBy, setAt } = step
  const day = time.day(from, 'medium')
  return (
    <li className={state === 'current' ? styles.current : undefined}>
      <b>{t('currency_rates.per_usd', { amount: formatRate(currency, rate, language) })}</b>
      <div>
        {t(state === 'coming' ? 'currency_rates.from' : 'currency_rates.since', { day })}
        <small>
          {t('currency_rates.set_by', { name: setBy, day: time.miamiDay(setAt, 'medium') })}
        </small>
      </div>
      <div className={styles.end}>
        <State tone={tones[state]}>{t(`currency_rates.state.${state}`)}</State>
        {canRemove && (
          <Button small kind='quiet' onClick={() => onRemove(from)}>
            {t('currency_rates.remove')}
            <span className='hidden-label'>
              {' '}
              {t(`more.currency.${currency}`)}, {day}
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}

type RemoveDialogProps = { history: CurrencyHistory; from: string; onClose: () => void }

function RemoveDialog({ history: { currency, steps }, from, onClose }: RemoveDialogProps) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const hasEarlier = steps.some((step) => step.from < from)

  function remove() {
    attempt(async () => {
      const params = { currency, from }
      await call('DELETE /admin/currency-rates/:currency/steps/:from', { params })
      onClose()
      toast.success(t('currency_rates.removed'))
      await revalidate()
    })
  }

  return (
    <ConfirmDialog
      title={t('currency_rates.remove_title')}
      cancelLabel={t('currency_rates.keep')}
      onClose={onClose}
      confirmLabel={t('currency_rates.remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={remove}
    >
      <p>
        {hasEarlier
          ? t('currency_rates.remove_effect', { day: time.day(from, 'medium') })
          : t('currency_rates.remove_only')}
      </p>
      {error !== null && <ActionError title={t('desk_act.failed')} error={error} />}
    </ConfirmDialog>
  )
}
