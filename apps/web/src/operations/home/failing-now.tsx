import type { ConsoleHome } from '@marea/contract/operations/console.ts'
import { pageOfQueue } from '#operations/frame/queue-links.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Alert } from './alert.tsx'
import { TroubledFeedItem } from './troubled-feeds.tsx'

type FailingNowProps = { home: ConsoleHome; onChanged: () => Promise<void> }

export function FailingNow({ home, onChanged }: FailingNowProps) {
  const t = useText()
  const { failingJobs, troubledFeeds, urgentDisputes } = home
  return (
    <Section title={t('console.failing')}>
      <RowList isDense none={t('console.failing_none')}>
        {urgentDisputes.map((dispute) => (
          <UrgentDispute key={dispute.id} dispute={dispute} />
        ))}
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

function UrgentDispute({ dispute }: { dispute: ConsoleHome['urgentDisputes'][number] }) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const { id, name, amount, dueAt, isLastDay } = dispute
  const day = `${time.companyDay(dueAt, 'shortWeekday')}, ${time.companyTime(dueAt)}`
  return (
    <Alert
      icon='card'
      tone={isLastDay ? 'bad' : 'warn'}
      title={t('console.urgent_dispute', { name, amount: formatMoney(amount.amount, language) })}
      action={
        <LinkButton kind='quiet' small to={`/admin/disputes/${id}`}>
          {t('console.open')}
        </LinkButton>
      }
    >
      {t('console.urgent_dispute_note', { day })}
    </Alert>
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
