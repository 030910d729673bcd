import { useText } from '#platform/texts/texts.tsx'
import { Bone, Skeleton } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './inbox.module.css'

/** The conversation list and the thread while they load. */
export function InboxSkeleton({ isOpen }: { isOpen?: boolean }) {
  const t = useText()
  return (
    <div className={styles.talk} data-fills-the-page data-open={isOpen}>
      <div className={styles.rooms}>
        <Heading level={isOpen ? 2 : 1}>{t('messaging.title')}</Heading>
        <Skeleton className={styles.bones}>
          {['94%', '88%', '92%', '84%'].map((width) => (
            <Bone key={width} width={width} height='72px' />
          ))}
        </Skeleton>
      </div>
      <div className={styles.closed}>
        {isOpen && <h1 className='hidden-label'>{t('messaging.title')}</h1>}
        {isOpen && (
          <Skeleton className={styles.bones}>
            <Bone width='60%' height='64px' />
            <Bone width='44%' height='48px' />
            <Bone width='52%' height='64px' />
          </Skeleton>
        )}
      </div>
    </div>
  )
}
