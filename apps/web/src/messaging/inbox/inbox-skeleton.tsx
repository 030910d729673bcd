import { useText } from '#platform/texts/texts.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './inbox.module.css'

export function InboxSkeleton({ isOpen }: { isOpen?: boolean }) {
  const t = useText()
  return (
    <div className={styles.inbox} data-fills-the-page data-open={isOpen}>
      <div className={styles.conversations}>
        <Heading level={isOpen ? 2 : 1}>{t('messaging.title')}</Heading>
        <ListSkeleton className={styles.skeleton} rows={4} row={{ width: '90%', height: '72px' }} />
      </div>
      <div className={styles.closed}>
        {isOpen && <h1 className='hidden-label'>{t('messaging.title')}</h1>}
        {isOpen && (
          <Skeleton className={styles.skeleton}>
            <SkeletonBlock width='60%' height='64px' />
            <SkeletonBlock width='44%' height='48px' />
            <SkeletonBlock width='52%' height='64px' />
          </Skeleton>
        )}
      </div>
    </div>
  )
}
