import { useText } from '#platform/texts/texts.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './guard.module.css'

/** In place of a page while it is not known who reads it. */
export function Checking() {
  const t = useText()
  return (
    <div className={`measure ${styles.checking}`}>
      <h1 className='hidden-label'>{t('guard.checking')}</h1>
      <Skeleton>
        <SkeletonBlock width='min(420px, 70%)' height='48px' />
        <Stack gap={3}>
          <SkeletonBlock width='92%' />
          <SkeletonBlock width='84%' />
          <SkeletonBlock width='60%' />
        </Stack>
        <SkeletonBlock ratio='3 / 1' />
      </Skeleton>
    </div>
  )
}
