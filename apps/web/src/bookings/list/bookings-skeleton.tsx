import { useText } from '#platform/texts/texts.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './booking-list.module.css'

export function BookingsSkeleton() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHeading
        title={t('bookings.title')}
        actions={
          <Skeleton>
            <SkeletonBlock width='265px' height='45px' />
          </Skeleton>
        }
      />
      <ListSkeleton above={[{ ratio: '5 / 2' }]} rows={2} row={{ ratio: '6 / 1' }} />
    </div>
  )
}
