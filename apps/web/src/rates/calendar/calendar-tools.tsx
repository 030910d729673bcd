import { opensOverlay } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Pill } from '#ui/button/pill.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './calendar.module.css'
import { type CalendarAddress, calendarQuery } from './calendar-address.ts'

type CalendarToolsProps = {
  address: CalendarAddress
  onFind: (text: string) => void
  onToday: () => void
  onStep: (months: number) => void
}

export function CalendarTools({ address, onFind, onToday, onStep }: CalendarToolsProps) {
  const t = useText()
  const opening = (open: string) => ({
    to: calendarQuery({ ...address, open }),
    state: opensOverlay,
    preventScrollReset: true,
  })
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <Field
          type='search'
          label={<span className='hidden-label'>{t('owner_calendar.find')}</span>}
          placeholder={t('owner_calendar.find')}
          before={<Icon name='search' small />}
          maxLength={60}
          value={address.find ?? ''}
          onChange={({ target }) => onFind(target.value)}
        />
      </div>
      <Inline gap={1}>
        <IconButton icon='left' label={t('owner_calendar.earlier')} onClick={() => onStep(-1)} />
        <Pill onClick={onToday}>{t('owner_calendar.today')}</Pill>
        <IconButton icon='right' label={t('owner_calendar.later')} onClick={() => onStep(1)} />
      </Inline>
      <ActionLink icon='edit' {...opening('bulk')}>
        {t('owner_calendar.bulk')}
      </ActionLink>
      <ActionLink icon='menu' {...opening('log')}>
        {t('owner_calendar.log')}
      </ActionLink>
    </div>
  )
}
