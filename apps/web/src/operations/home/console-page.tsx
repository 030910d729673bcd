import type { ConsoleHome, Queue } from '@marea/contract/operations/console.ts'
import type { Health } from '@marea/contract/operations/health.ts'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { isLate } from '#operations/frame/queue-age.ts'
import { refreshQueues, setQueues, useQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { BookingsToday } from './bookings-today.tsx'
import styles from './console.module.css'
import { FailingNow } from './failing-now.tsx'
import { HealthSection } from './health.tsx'
import { PaymentsToday } from './payments-today.tsx'
import { QueueTable } from './queue-table.tsx'
import { RecentlyOpened } from './recently-opened-list.tsx'

export const headers = personal

export function clientLoader() {
  return whenAdmin(async () => {
    const [home, queues, health] = await Promise.all([
      call('GET /admin/console'),
      call('GET /admin/queues'),
      loadPart(call('GET /admin/health')),
    ])
    setQueues(queues)
    return { home, queues, health }
  })
}

const refreshMs = 60_000

export default function ConsolePage() {
  const loaded = useLoaderData<typeof clientLoader>()
  const read = useQueues()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => document.hidden || revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [revalidate])
  if (!loaded) return <HydrateFallback />

  async function reload() {
    await Promise.all([revalidate(), refreshQueues()])
  }

  return <Home {...loaded} queues={read?.queues ?? loaded.queues} onChanged={reload} />
}

type HomeProps = {
  home: ConsoleHome
  health: PagePart<Health>
  queues: readonly Queue[]
  onChanged: () => Promise<void>
}

function Home({ home, health, queues, onChanged }: HomeProps) {
  const now = Date.parse(home.at)
  return (
    <div className={styles.page}>
      <HomeHead queues={queues} at={home.at} />
      <div className={styles.health}>
        <BookingsToday bookings={home.bookings} at={home.at} />
        <PaymentsToday payments={home.payments} />
      </div>
      <HealthSection health={health} />
      <div className={styles.queueSection}>
        <QueueTable queues={queues} now={now} />
      </div>
      <div className={styles.two}>
        <FailingNow home={home} onChanged={onChanged} />
        <RecentlyOpened />
      </div>
    </div>
  )
}

function HomeHead({ queues, at }: { queues: readonly Queue[]; at: string }) {
  const t = useText()
  const time = useTimeFormat()
  const count = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  const late = queues.filter((queue) => isLate(queue, Date.parse(at))).length
  const title = t('console.waiting', { count })
  return (
    <>
      <PageHead title={title} isPrivate />
      <PageHeading
        title={title}
        lead={
          <p>
            {t('console.clock', {
              day: time.companyDay(at, 'full'),
              time: time.companyTime(at),
            })}{' '}
            {late > 0 ? (
              <span className={styles.over}>{t('console.past_target', { count: late })}</span>
            ) : (
              t('console.on_target')
            )}
          </p>
        }
      />
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={styles.skeleton} rows={4} />
}
