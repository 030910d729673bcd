import { useText } from '#platform/texts/texts.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './booking-list.module.css'

export function BookingsSkeleton() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <header className={styles.head}>
        <Heading level={1}>{t('bookings.title')}</Heading>
        <Skeleton>
          <SkeletonBlock width='265px' height='45px' />
        </Skeleton>
      </header>
      <ListSkeleton above={[{ ratio: '5 / 2' }]} rows={2} row={{ ratio: '6 / 1' }} />
    </div>
  )
}
