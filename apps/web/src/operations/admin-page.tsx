import type { ReviewedApplication } from '@marea/contract/operations.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api.ts'
import { personal } from '#platform/caching.ts'
import { forReader } from '#platform/for-reader.ts'
import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { Heading } from '#ui/heading.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import styles from './admin.module.css'
import { Application } from './application.tsx'

export const headers = personal

/** For everyone but operations this page does not exist, as the API says. */
export function clientLoader() {
  return forReader(() => call('GET /admin/owner-applications', { query: {} }))
}

export default function AdminPage() {
  const t = useText()
  const applications = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!applications) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('admin.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1}>{t('admin.title')}</Heading>
        <p>{t('admin.says')}</p>
      </header>
      <section className={styles.part}>
        <Heading level={2}>{t('admin.applications')}</Heading>
        <List applications={applications} onDecided={revalidate} />
      </section>
    </div>
  )
}

type ListProps = { applications: ReviewedApplication[]; onDecided: () => Promise<void> }

function List({ applications, onDecided }: ListProps) {
  const t = useText()
  if (applications.length === 0) {
    return <p className='soft'>{t('admin.none_says')}</p>
  }
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <Application key={application.id} application={application} onDecided={onDecided} />
      ))}
    </ul>
  )
}

export function HydrateFallback() {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('guard.checking')} isPrivate />
      <h1 className='hidden-label'>{t('guard.checking')}</h1>
      <Skeleton className={styles.head}>
        <Bone width='min(320px, 60%)' height='56px' />
        <Bone width='min(480px, 90%)' />
        <Bone ratio='4 / 1' />
      </Skeleton>
    </div>
  )
}
