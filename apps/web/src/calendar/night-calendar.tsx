import { useText } from '#platform/texts/texts.tsx'
import type { StayParams } from '#suites/stay-params.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './night-calendar.module.css'
import { NightPicker } from './night-picker.tsx'
import type { Nights } from './nights.ts'

type NightCalendarProps = {
  nights: Nights
  stay: StayParams
  onChange: (change: Pick<StayParams, 'checkIn' | 'checkOut'>) => void
}

/** Two months of nights, each with its price, and why a day cannot be chosen. */
export function NightCalendar({ nights, stay, onChange }: NightCalendarProps) {
  const t = useText()
  return (
    <section id='nights' className={`far ${styles.nights}`} tabIndex={-1}>
      <Heading level={2}>{t('calendar.title')}</Heading>
      <p className='soft'>{t('calendar.description')}</p>
      <NightPicker label={t('calendar.title')} nights={nights} dates={stay} onChange={onChange} />
    </section>
  )
}
