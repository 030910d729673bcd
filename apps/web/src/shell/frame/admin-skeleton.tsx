import { useText } from '#platform/texts/texts.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import styles from './admin-skeleton.module.css'
import { PageHead } from './page-head.tsx'

type AdminSkeletonProps = {
  page?: string | undefined
  rows?: number
}

export function AdminSkeleton({ page = styles.page, rows = 4 }: AdminSkeletonProps) {
  const t = useText()
  return (
    <div className={`measure ${page}`}>
      <PageHead title={t('guard.checking')} isPrivate />
      <h1 className='hidden-label'>{t('guard.checking')}</h1>
      <ListSkeleton
        className={styles.rows}
        above={[{ width: 'min(320px, 60%)', height: '56px' }, { width: 'min(480px, 90%)' }]}
        rows={rows}
        row={{ ratio: '4 / 1' }}
      />
    </div>
  )
}
