import type { LoggedEmail } from '@marea/contract/operations/emails.ts'
import { languageTable } from '@marea/contract/platform/language.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Section } from '#ui/page/section.tsx'
import { State } from '#ui/text/badge.tsx'
import { emailTones } from './email-tones.ts'
import { RetryEmail } from './retry-email.tsx'
import { useEmailKind } from './use-email-kind.ts'

type EmailDetailProps = { email: LoggedEmail; onRetried: () => Promise<void> }

export function EmailDetail({ email, onRetried }: EmailDetailProps) {
  const t = useText()
  const nameOf = useEmailKind()
  const { kind, subject, state, canSendNow } = email
  return (
    <>
      <Section title={subject ?? nameOf(kind)} lead={subject && nameOf(kind)}>
        <State tone={emailTones[state]}>{t(`emails.state.${state}`)}</State>
        <Failure email={email} />
      </Section>
      <EmailFacts email={email} />
      {canSendNow ? (
        <RetryEmail email={email} onRetried={onRetried} />
      ) : (
        <p className='soft small'>{t('emails.not_again')}</p>
      )}
    </>
  )
}

function Failure({ email: { failure, nextAttemptAt, attempts } }: { email: LoggedEmail }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <>
      {failure && <p>{t(`emails.reason.${failure.reason}`)}</p>}
      {failure?.code && <p className='soft small'>{t('emails.code', { code: failure.code })}</p>}
      {nextAttemptAt && attempts > 0 && (
        <p className='soft small'>
          {t('emails.next', { time: time.localDateTime(nextAttemptAt) })}
        </p>
      )}
    </>
  )
}

function EmailFacts({ email }: { email: LoggedEmail }) {
  const t = useText()
  const time = useTimeFormat()
  const { to, person, booking, language, createdAt, endedAt, attempts, state } = email
  return (
    <Facts isSmall>
      <Fact name={t('emails.to')}>
        {to ?? t(state === 'waiting' ? 'emails.to_unknown' : 'emails.to_erased')}
      </Fact>
      {person && (
        <Fact name={t('emails.person')}>
          <TextLink to={`/admin/people/${person.id}`}>{person.name || '—'}</TextLink>
        </Fact>
      )}
      {booking && (
        <Fact name={t('emails.booking')}>
          <TextLink to={`/admin/bookings/${booking.id}`}>{booking.reference}</TextLink>
        </Fact>
      )}
      {language && <Fact name={t('emails.language')}>{languageTable[language].name}</Fact>}
      <Fact name={t('emails.queued')}>{time.localDateTime(createdAt)}</Fact>
      {endedAt && (
        <Fact name={t(state === 'sent' ? 'emails.sent_at' : 'emails.ended')}>
          {time.localDateTime(endedAt)}
        </Fact>
      )}
      <Fact name={t('emails.attempts')}>{attempts}</Fact>
    </Facts>
  )
}
