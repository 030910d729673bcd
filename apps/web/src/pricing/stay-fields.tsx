import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useId, useState } from 'react'
import { useGuestCountWords, useGuestKinds } from '#platform/guest-counts/use-guest-kinds.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import type { StayParams } from '#suites/stay-params.ts'
import { Stepper } from '#ui/form/stepper.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './stay-fields.module.css'

type StayFieldsProps = {
  stay: StayParams
  limits: GuestLimits
  onChange: (change: Partial<StayParams>) => void
  /** Opens the calendar. */
  onDates: () => void
}

export function StayFields({ stay, limits, onChange, onDates }: StayFieldsProps) {
  const t = useText()
  const language = useLanguage()
  const say = (day: string | null) =>
    day === null ? t('quote.choose_day') : formatDay(day, language, 'shortWeekday')
  return (
    <div className={styles.fields}>
      <button type='button' onClick={onDates}>
        <small>{t('quote.check_in')}</small>
        <span>{say(stay.checkIn)}</span>
      </button>
      <button type='button' onClick={onDates}>
        <small>{t('quote.check_out')}</small>
        <span>{say(stay.checkOut)}</span>
      </button>
      <GuestFields stay={stay} limits={limits} onChange={onChange} />
    </div>
  )
}

function GuestFields({ stay, limits, onChange }: Omit<StayFieldsProps, 'onDates'>) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const words = useGuestCountWords()
  const { kinds, refused } = useGuestKinds(stay, limits, onChange)
  return (
    <>
      <button
        type='button'
        className={styles.all}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <small>{t('quote.guests')}</small>
        <span>{words(stay)}</span>
        <Icon name={isOpen ? 'up' : 'down'} small />
      </button>
      <div id={id} hidden={!isOpen} className={styles.people}>
        {kinds.map((kind) => (
          <Stepper key={kind.label} {...kind} />
        ))}
        <p className='soft small'>
          {[`${t('party.limit', { count: limits.guests })}.`, ...refused].join(' ')}
        </p>
      </div>
    </>
  )
}
