import type { SettingStep } from '@marea/contract/platform/settings/settings.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { classes } from '#ui/style/classes.ts'
import { State } from '#ui/text/badge.tsx'
import type { AnySetting, DatedStep, SettingKind, ValueOf } from './setting-kind.ts'
import styles from './settings.module.css'

const tones = { past: 'plain', current: 'good', coming: 'info' } as const

type StepProps<Item extends AnySetting, Typed> = {
  step: SettingStep<ValueOf<Item>>
  item: Item
  kind: SettingKind<Item, Typed>
  /** The URL that opens the form with its value. */
  open: string
  onRemove: (step: DatedStep<ValueOf<Item>>) => void
}

/** One value: since or from when, who set it and why. */
export function Step<Item extends AnySetting, Typed>({
  step,
  item: { id },
  kind,
  open,
  onRemove,
}: StepProps<Item, Typed>) {
  const t = useText()
  const begins = useBeginning(step)
  const { value, from, state, canRemove, reason } = step
  const shown = kind.show(value, id)
  const opens = whatOpens(step, kind)
  const about = (
    <span className='hidden-label'>
      {' '}
      {kind.name(id)}, {shown}, {begins}
    </span>
  )
  return (
    <li className={classes(styles.step, state !== 'current' && 'soft')}>
      <b>{kind.tone ? <State tone={kind.tone(value)}>{shown}</State> : shown}</b>
      <div>
        {begins}
        {kind.note && <small>{kind.note(value)}</small>}
        <Author step={step} />
        {reason && <small>{reason}</small>}
      </div>
      <Inline>
        <State tone={tones[state]}>{t(`setting.state.${state}`)}</State>
        {opens && (
          <LinkButton small kind='quiet' to={open} isOverlay>
            {t(`setting.${opens}`)}
            {about}
          </LinkButton>
        )}
        {from && canRemove && (
          <Button small kind='quiet' onClick={() => onRemove({ value, from })}>
            {t('setting.remove')}
            {about}
          </Button>
        )}
      </Inline>
    </li>
  )
}

function whatOpens<Item extends AnySetting, Typed>(
  { state, canRemove }: SettingStep<unknown>,
  { days, correct }: SettingKind<Item, Typed>,
) {
  if (correct && canRemove) return 'correct'
  return !days && state === 'past' ? 'restore' : undefined
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
