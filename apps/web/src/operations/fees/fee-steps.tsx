import type { FeeStep, PlatformFee } from '@marea/contract/suites/platform-fees.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { shownFee } from './fee-value.ts'
import styles from './fees.module.css'

const tones = { past: 'plain', current: 'good', coming: 'info' } as const

export function FeeSteps({ fee }: { fee: PlatformFee }) {
  const t = useText()
  const [removing, setRemoving] = useState<string>()
  const { code, steps } = fee
  const name = t(`fees.name.${code}`)
  return (
    <li className={styles.fee}>
      <div>
        <Heading level={2} size='plain'>
          {name}
        </Heading>
        <p className='small soft'>{t(`fees.about.${code}`)}</p>
      </div>
      <div>
        <LinkButton small kind='quiet' to={`?open=${code}`} state={opensOverlay} preventScrollReset>
          {t('fees.change')}
          <span className='hidden-label'> {name}</span>
        </LinkButton>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.from ?? ''} code={code} step={step} onRemove={setRemoving} />
        ))}
      </ol>
      {removing && (
        <RemoveDialog code={code} from={removing} onClose={() => setRemoving(undefined)} />
      )}
    </li>
  )
}

type StepProps = {
  code: PlatformFee['code']
  step: FeeStep
  onRemove: (from: string) => void
}

function Step({ code, step, onRemove }: StepProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { from, value, state, note, setBy, setAt } = step
  const day = from && time.day(from, 'medium')
  return (
    <li className={state === 'current' ? styles.current : undefined}>
      <b>{shownFee(code, value, language)}</b>
      <div>
        {day ? t(state === 'coming' ? 'fees.from' : 'fees.since', { day }) : t('fees.initial')}
        {setBy && setAt && (
          <small>{t('fees.set_by', { name: setBy, day: time.miamiDay(setAt, 'medium') })}</small>
        )}
        {note && <small>{note}</small>}
      </div>
      <div className={styles.end}>
        <State tone={tones[state]}>{t(`fees.state.${state}`)}</State>
        {from && state === 'coming' && (
          <Button small kind='quiet' onClick={() => onRemove(from)}>
            {t('fees.remove')}
            <span className='hidden-label'>
              {' '}
              {t(`fees.name.${code}`)}, {day}
            </span>
          </Button>
        )}
      </div>
    </li>
  )
}

type RemoveDialogProps = { code: PlatformFee['code']; from: string; onClose: () => void }

function RemoveDialog({ code, from, onClose }: RemoveDialogProps) {
  const t = useText()
  const time = useTimeFormat()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()

  function remove() {
    attempt(async () => {
      await call('DELETE /admin/fees/:code/steps/:from', { params: { code, from } })
      onClose()
      toast.success(t('fees.removed'))
      await revalidate()
    })
  }

  return (
    <ConfirmDialog
      title={t('fees.remove_title')}
      cancelLabel={t('fees.keep')}
      onClose={onClose}
      confirmLabel={t('fees.remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={remove}
    >
      <p>{t('fees.remove_effect', { day: time.day(from, 'medium') })}</p>
      {error !== null && <ActionError title={t('desk_act.failed')} error={error} />}
    </ConfirmDialog>
  )
}
