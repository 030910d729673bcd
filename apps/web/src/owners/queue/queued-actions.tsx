import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { NightsTaken } from '@marea/contract/rates/calendar.ts'
import { useIsOnline } from '#platform/live/online.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { actionQueue, type QueuedAction } from './action-queue.ts'
import styles from './queue.module.css'

/** What waits to be sent and what was refused; nothing leaves the list without being seen. */
export function QueuedActions({ actions }: { actions: readonly QueuedAction[] }) {
  const t = useText()
  const isOnline = useIsOnline()
  const waiting = actions.filter(({ failure }) => failure === null)
  return (
    <div role='status' className={styles.queue} data-empty={actions.length === 0 || undefined}>
      {waiting.length > 0 && (
        <p className={styles.title}>
          <Icon name={isOnline ? 'reload' : 'offline'} small />
          {t(isOnline ? 'queue.sending' : 'queue.waiting', { count: waiting.length })}
        </p>
      )}
      {actions.length > 0 && (
        <ul>
          {actions.map((each) => (
            <Item key={each.id} queued={each} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({ queued }: { queued: QueuedAction }) {
  const t = useText()
  const { id, about, action, failure } = queued
  return (
    <li className={styles.item}>
      <div>
        <p>{t(`queue.action.${action.kind}`, { about })}</p>
        {failure && <Refusal failure={failure} />}
      </div>
      <div className={styles.actions}>
        {failure && (
          <TextButton onClick={() => actionQueue.retry(id)}>{t('error.again')}</TextButton>
        )}
        <TextButton
          aria-label={t('queue.remove_of', { about })}
          onClick={() => actionQueue.remove(id)}
        >
          {t('queue.remove')}
        </TextButton>
      </div>
    </li>
  )
}

function Refusal({ failure }: { failure: NonNullable<QueuedAction['failure']> }) {
  const t = useText()
  const named = useNamedText()
  const language = useLanguage()
  const [taken] = NightsTaken.safeParse(failure.details).data?.conflicts ?? []
  return (
    <p className={styles.refusal}>
      {t('queue.refused')} {named(`problem.${failure.code}`)}
      {taken && (
        <>
          {' '}
          {t(`owner_calendar.taken.${taken.kind}`, {
            home: taken.home,
            guest: taken.guest ?? '',
            reference: taken.reference ?? '',
            dates: formatDayRange(taken.from, taken.to, language),
          })}
        </>
      )}
    </p>
  )
}
