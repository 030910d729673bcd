import type { SettingStep } from '@marea/contract/platform/settings/settings.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { State } from '#ui/text/badge.tsx'
import type { AnySetting, SettingKind, ValueOf } from './setting-kind.ts'
import styles from './settings.module.css'

const tones = { past: 'plain', current: 'good', coming: 'info' } as const

type StepProps<Item extends AnySetting, Typed> = {
  step: SettingStep<ValueOf<Item>>
  item: Item
  kind: SettingKind<Item, Typed>
  /** The URL that opens the form with its value. */
  restore: string
  onRemove: (from: string) => void
}

/** One value: since or from when, who set it and why. */
export function Step<Item extends AnySetting, Typed>({
  step,
  item: { id },
  kind,
  restore,
  onRemove,
}: StepProps<Item, Typed>) {
  const t = useText()
  const begins = useBeginning(step)
  const { value, from, state, canRemove, reason } = step
  const shown = kind.show(value, id)
  const about = (
    <span className='hidden-label'>
      {' '}
      {kind.name(id)}, {shown}, {begins}
    </span>
  )
  return (
    <li className={state === 'current' ? styles.current : undefined}>
      <b>{kind.tone ? <State tone={kind.tone(value)}>{shown}</State> : shown}</b>
      <div>
        {begins}
        <Author step={step} />
        {reason && <small>{reason}</small>}
      </div>
      <div className={styles.end}>
        <State tone={tones[state]}>{t(`setting.state.${state}`)}</State>
        {from && canRemove && (
          <Button small kind='quiet' onClick={() => onRemove(from)}>
            {t('setting.remove')}
            {about}
          </Button>
        )}
        {!kind.days && state === 'past' && (
          <LinkButton small kind='quiet' to={restore} state={opensOverlay} preventScrollReset>
            {t('setting.restore')}
            {about}
          </LinkButton>
        )}
      </div>
    </li>
  )
}

function useBeginning({ from, state, setAt }: SettingStep<unknown>): string {
  const t = useText()
  const time = useTimeFormat()
  if (from) {
    const day = time.day(from, 'medium')
    return t(state === 'coming' ? 'setting.from' : 'setting.since', { day })
  }
  if (!setAt) return t('setting.initial')
  const day = `${time.companyDay(setAt, 'medium')}, ${time.companyTime(setAt)}`
  return t('setting.since', { day })
}

function Author({ step: { from, setBy, setAt, approvedBy } }: { step: SettingStep<unknown> }) {
  const t = useText()
  const time = useTimeFormat()
  if (!setBy || !setAt) return null
  const day = time.companyDay(setAt, 'medium')
  return (
    <small>
      {from ? t('setting.set_by_on', { name: setBy, day }) : t('setting.set_by', { name: setBy })}
      {approvedBy && ` ${t('setting.approved_by', { name: approvedBy })}`}
    </small>
  )
}
