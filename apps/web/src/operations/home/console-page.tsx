import type { ConsoleHome, Queue } from '@marea/contract/operations/console.ts'
import type { Health } from '@marea/contract/operations/health.ts'
import type { Site } from '@marea/contract/setup/site.ts'
import type { SetupStep } from '@marea/contract/setup/steps.ts'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { isLate } from '#operations/frame/queue-age.ts'
import { refreshQueues, setQueues, useQueues } from '#operations/frame/queues-store.ts'
import { call } from '#platform/api/api.ts'
import { loadPart, type PagePart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { PrivateSite } from '#setup/private-site.tsx'
import { SetupToDos } from '#setup/setup-to-dos.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { BookingsToday } from './bookings-today.tsx'
import styles from './console.module.css'
import { FailingNow } from './failing-now.tsx'
import { HealthSection } from './health.tsx'
import { PaymentsToday } from './payments-today.tsx'
import { QueueTable } from './queue-table.tsx'
import { RecentlyOpened } from './recently-opened-list.tsx'

export function clientLoader() {
  return whenAdmin(async () => {
    const [home, queues, health, setup, site] = await Promise.all([
      call('GET /admin/console'),
      call('GET /admin/queues'),
      loadPart(call('GET /admin/health')),
      call('GET /admin/setup'),
      call('GET /admin/site'),
    ])
    setQueues(queues)
    return { home, queues, health, setup, site }
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
  setup: readonly SetupStep[]
  site: Site
  onChanged: () => Promise<void>
}

function Home({ home, health, queues, setup, site, onChanged }: HomeProps) {
  const t = useText()
  const count = queues.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <Page
      title={t('console.waiting', { count })}
      lead={<Lead queues={queues} at={home.at} />}
      className={styles.page}
    >
      <PrivateSite isOpen={site.isOpen} />
      <SetupToDos steps={setup} />
      <Columns kind='side' className={styles.today}>
        <BookingsToday bookings={home.bookings} at={home.at} />
        <PaymentsToday payments={home.payments} />
      </Columns>
      <HealthSection health={health} />
      <QueueTable queues={queues} now={Date.parse(home.at)} />
      <Columns kind='side'>
        <FailingNow home={home} onChanged={onChanged} />
        <RecentlyOpened />
      </Columns>
    </Page>
  )
}

function Lead({ queues, at }: { queues: readonly Queue[]; at: string }) {
  const t = useText()
  const time = useTimeFormat()
  const late = queues.filter((queue) => isLate(queue, Date.parse(at))).length
  return (
    <p>
      {t('console.clock', { day: time.companyDay(at, 'full'), time: time.companyTime(at) })}{' '}
      {late > 0 ? (
        <b className={styles.warn}>{t('console.past_target', { count: late })}</b>
      ) : (
        t('console.on_target')
      )}
    </p>
  )
}

export const HydrateFallback = PageSkeleton
