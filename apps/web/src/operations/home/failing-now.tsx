import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import { pageOfQueue } from '#operations/frame/queue-links.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './console.module.css'
import { TroubledFeedItem } from './troubled-feeds.tsx'

type FailingNowProps = { home: ConsoleHome; onChanged: () => Promise<void> }

export function FailingNow({ home: { failingJobs, troubledFeeds }, onChanged }: FailingNowProps) {
  const t = useText()
  const isFine = failingJobs.length === 0 && troubledFeeds.length === 0
  return (
    <section>
      <h2 className={styles.sub}>{t('console.failing')}</h2>
      {isFine && <p className={`soft ${styles.nothing}`}>{t('console.failing_none')}</p>}
      <ul className={styles.alerts}>
        {failingJobs.map((job) => (
          <FailedJob key={job.name} job={job} />
        ))}
        {troubledFeeds.map((feed) => (
          <TroubledFeedItem key={feed.id} feed={feed} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function FailedJob({ job }: { job: ConsoleHome['failingJobs'][number] }) {
  const t = useText()
  const time = useTimeFormat()
  const page = pageOfQueue('jobs')
  return (
    <li className={styles.alert}>
      <Icon name='job' small className={styles.bad} />
      <div>
        <b>{t('console.failing_job', { name: job.name, count: job.count })}</b>
        <p className='soft small'>
          {t('console.failing_job_since', { time: time.localDateTime(job.since) })}
        </p>
      </div>
      {page && (
        <LinkButton kind='quiet' small to={page}>
          {t('console.open')}
        </LinkButton>
      )}
    </li>
  )
}
