import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './confirmation.module.css'

/** Shown while the browser loads the guest's booking; visitors never see it. */
export function WordsSkeleton() {
  return (
    <div data-for='in' className={styles.words}>
      <Skeleton>
        <SkeletonBlock width='92%' height='18px' />
        <SkeletonBlock width='84%' height='18px' />
        <SkeletonBlock width='60%' height='18px' />
        <SkeletonBlock height='64px' />
      </Skeleton>
    </div>
  )
}

export function ConfirmationSkeleton() {
  return (
    <div data-for='in'>
      <Skeleton className={`measure ${styles.loading}`}>
        <SkeletonBlock width='40%' height='64px' />
        <SkeletonBlock height='112px' />
      </Skeleton>
    </div>
  )
}
