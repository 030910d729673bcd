import type { MessageReport } from '@marea/contract/messaging/reports.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Row } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { Bubble } from '#ui/text/bubble.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ReportedPhoto } from './reported-photo.tsx'

export function Report({ report }: { report: MessageReport }) {
  const t = useText()
  const time = useTimeFormat()
  const { id, reason, details, reporter, reported, home, messages, messageId, resolution } = report
  const day = time.localDay(report.reportedAt, 'medium')
  return (
    <Row
      actions={
        !resolution && (
          <LinkButton to={`?resolve=${id}`} kind='quiet' isOverlay>
            {t('message_reports.resolve')}
            <span className='hidden-label'> {reported.fullName}</span>
          </LinkButton>
        )
      }
    >
      <State tone={resolution ? 'good' : 'warn'}>{t(`messaging.reason.${reason}`)}</State>
      <Heading level={2} size='plain'>
        {t('message_reports.who', { reporter: reporter.fullName, reported: reported.fullName })}
      </Heading>
      <p className='soft small'>{[home.name, day].join(' · ')}</p>
      <p className='soft small'>
        {[reporter.email, reported.email].filter((email) => email !== null).join(' · ')}
      </p>
      {details && <Bubble>{details}</Bubble>}
      <Section
        level={3}
        size='plain'
        title={t(messageId === null ? 'message_reports.latest' : 'message_reports.message')}
      >
        <ReportedMessages report={report} />
        {messages.length === 0 && <p className='soft'>{t('message_reports.no_messages')}</p>}
      </Section>
      {resolution && (
        <Stack gap={1}>
          <b>{t(`message_reports.outcome.${resolution.outcome}`)}</b>
          <span>{resolution.note}</span>
          <span className='soft small'>
            {[resolution.by, time.localDay(resolution.resolvedAt, 'medium')].join(' · ')}
          </span>
        </Stack>
      )}
    </Row>
  )
}

function ReportedMessages({ report: { id, messages } }: { report: MessageReport }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Stack as='ol' gap={3}>
      {messages.map((message) => (
        <li key={message.id}>
          <span className='soft small'>
            {[
              t(message.from === 'guest' ? 'message_reports.by_guest' : 'message_reports.by_owner'),
              time.localDay(message.sentAt, 'medium'),
            ].join(' · ')}
          </span>
          <p className='typed'>{message.text ?? t('messaging.erased')}</p>
          {message.photos.map((photo) => (
            <ReportedPhoto key={photo.id} report={id} photo={photo} />
          ))}
        </li>
      ))}
    </Stack>
  )
}
