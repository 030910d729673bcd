import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import styles from './calendar.module.css'
import { type CalendarAddress, calendarQuery } from './calendar-address.ts'

type CalendarToolsProps = {
  address: CalendarAddress
  onToday: () => void
  onStep: (months: number) => void
}

export function CalendarTools({ address, onToday, onStep }: CalendarToolsProps) {
  const t = useText()
  const opening = (open: string) => ({
    to: calendarQuery({ ...address, open }),
    state: opensOverlay,
    preventScrollReset: true,
  })
  return (
    <div className={styles.tools}>
      <div className={styles.steps}>
        <IconButton icon='left' label={t('owner_calendar.earlier')} onClick={() => onStep(-1)} />
        <Pill onClick={onToday}>{t('owner_calendar.today')}</Pill>
        <IconButton icon='right' label={t('owner_calendar.later')} onClick={() => onStep(1)} />
      </div>
      <ActionLink icon='edit' {...opening('bulk')}>
        {t('owner_calendar.bulk')}
      </ActionLink>
      <ActionLink icon='menu' {...opening('log')}>
        {t('owner_calendar.log')}
      </ActionLink>
    </div>
  )
}
