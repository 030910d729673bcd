import type { LoggedEmail } from '@marea/contract/operations/emails.ts'
import { languageTable } from '@marea/contract/platform/language.ts'
import styles from '#operations/frame/admin-page.module.css'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ActionLink, TextLink } from '#ui/button/text-link.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { emailTones } from './email-tones.ts'
import { RetryEmail } from './retry-email.tsx'
import { useEmailKind } from './use-email-kind.ts'

type EmailDetailProps = { email: LoggedEmail; back: string; onRetried: () => Promise<void> }

export function EmailDetail({ email, back, onRetried }: EmailDetailProps) {
  const t = useText()
  const nameOf = useEmailKind()
  const { kind, subject, state, canSendNow } = email
  return (
    <aside className={styles.side} aria-label={t('emails.detail')}>
      <ActionLink to={back} icon='left' className={styles.back} preventScrollReset>
        {t('emails.back')}
      </ActionLink>
      <header className={styles.intro}>
        <State tone={emailTones[state]}>{t(`emails.state.${state}`)}</State>
        <Heading level={2} size='name'>
          {subject ?? nameOf(kind)}
        </Heading>
        {subject && <p className='soft small'>{nameOf(kind)}</p>}
        <Failure email={email} />
      </header>
      <Facts email={email} />
      {canSendNow ? (
        <RetryEmail email={email} onRetried={onRetried} />
      ) : (
        <p className='soft small'>{t('emails.not_again')}</p>
      )}
    </aside>
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

function Facts({ email }: { email: LoggedEmail }) {
  const t = useText()
  const time = useTimeFormat()
  const { to, person, booking, language, createdAt, endedAt, attempts, state } = email
  return (
    <Lines>
      <Line label={t('emails.to')}>
        {to ?? t(state === 'waiting' ? 'emails.to_unknown' : 'emails.to_erased')}
      </Line>
      {person && (
        <Line label={t('emails.person')}>
          <TextLink to={`/admin/people/${person.id}`}>{person.name || '—'}</TextLink>
        </Line>
      )}
      {booking && (
        <Line label={t('emails.booking')}>
          <TextLink to={`/admin/bookings/${booking.id}`}>{booking.reference}</TextLink>
        </Line>
      )}
      {language && <Line label={t('emails.language')}>{languageTable[language].name}</Line>}
      <Line label={t('emails.queued')}>{time.localDateTime(createdAt)}</Line>
      {endedAt && (
        <Line label={t(state === 'sent' ? 'emails.sent_at' : 'emails.ended')}>
          {time.localDateTime(endedAt)}
        </Line>
      )}
      <Line label={t('emails.attempts')}>{attempts}</Line>
    </Lines>
  )
}
