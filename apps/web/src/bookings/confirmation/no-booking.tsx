import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import styles from './confirmation.module.css'

export function NoBooking() {
  const t = useText()
  return (
    <div className={`measure ${styles.unknown}`}>
      <EmptyState
        level={1}
        title={t('confirmed.unknown')}
        actions={<LinkButton to='/my-bookings'>{t('confirmed.bookings')}</LinkButton>}
      >
        {t('confirmed.unknown_description')}
      </EmptyState>
    </div>
  )
}
