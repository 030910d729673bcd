import type { CalendarExport } from '@marea/contract/channels/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import styles from './channels.module.css'
import { OverlayButton } from './overlay-link.tsx'

/** Homes without a connected calendar can be double-booked without anyone noticing. */
export function UnconnectedHomes({ homes }: { homes: CalendarExport['suite'][] }) {
  const t = useText()
  if (homes.length === 0) return null
  const names = homes.map(({ name }) => name).join(', ')
  return (
    <div className={styles.unconnected}>
      <p>
        <b>{t('channels.unconnected', { homes: names })}</b>{' '}
        <span className='soft'>{t('channels.unconnected_description')}</span>
      </p>
      <OverlayButton kind='quiet' small overlay={{ open: 'add', of: homes[0]?.slug ?? '' }}>
        {t('channels.connect')}
      </OverlayButton>
    </div>
  )
}
