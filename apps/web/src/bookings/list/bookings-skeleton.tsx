import { useText } from '#platform/texts/texts.tsx'
import { Bone, Skeleton } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './booking-list.module.css'

export function BookingsSkeleton() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <header className={styles.head}>
        <Heading level={1}>{t('bookings.title')}</Heading>
        <Skeleton>
          <Bone width='265px' height='45px' />
        </Skeleton>
      </header>
      <Skeleton>
        <Bone ratio='5 / 2' />
        <Bone ratio='6 / 1' />
        <Bone ratio='6 / 1' />
      </Skeleton>
    </div>
  )
}
