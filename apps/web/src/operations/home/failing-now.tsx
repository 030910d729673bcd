import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import { pageOfQueue } from '#operations/frame/queue-links.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Alert } from './alert.tsx'
import { TroubledFeedItem } from './troubled-feeds.tsx'

type FailingNowProps = { home: ConsoleHome; onChanged: () => Promise<void> }

export function FailingNow({ home: { failingJobs, troubledFeeds }, onChanged }: FailingNowProps) {
  const t = useText()
  return (
    <Section title={t('console.failing')}>
      <RowList isDense none={t('console.failing_none')}>
        {failingJobs.map((job) => (
          <FailedJob key={job.name} job={job} />
        ))}
        {troubledFeeds.map((feed) => (
          <TroubledFeedItem key={feed.id} feed={feed} onChanged={onChanged} />
        ))}
      </RowList>
    </Section>
  )
}

function FailedJob({ job }: { job: ConsoleHome['failingJobs'][number] }) {
  const t = useText()
  const time = useTimeFormat()
  const page = pageOfQueue('jobs')
  return (
    <Alert
      icon='job'
      tone='bad'
      title={t('console.failing_job', { name: job.name, count: job.count })}
      action={
        page && (
          <LinkButton kind='quiet' small to={page}>
            {t('console.open')}
          </LinkButton>
        )
      }
    >
      {t('console.failing_job_since', { time: time.localDateTime(job.since) })}
    </Alert>
  )
}
