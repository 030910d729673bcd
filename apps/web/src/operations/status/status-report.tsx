import {
  type CheckStatus,
  type ServiceStatus,
  type StatusState,
  services,
} from '@marea/contract/operations/status.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './status.module.css'
import { useMoment } from './use-moment.ts'

const tones: Record<StatusState, Tone> = {
  ok: 'good',
  degraded: 'warn',
  stale: 'warn',
  failing: 'bad',
  unknown: 'plain',
}

/** The promises first, because they are what other sites do not show. */
export function StatusReport({ status }: { status: ServiceStatus }) {
  const t = useText()
  return (
    <>
      <Summary status={status} />
      <Group title={t('status.promises')}>
        <Promises {...status.promises} />
      </Group>
      <Group title={t('status.services')}>
        {services.map((service) => (
          <Row
            key={service}
            title={t(`status.service.${service}`)}
            state={status.services[service]}
            word={t(`status.service.${status.services[service]}`)}
          />
        ))}
      </Group>
    </>
  )
}

/**
 * Delayed calendars are usually the fault of other sites, but the service is then not fully
 * working.
 */
function Summary({ status: { state, promises } }: { status: ServiceStatus }) {
  const t = useText()
  if (state === 'operational') {
    const isAll = promises.calendars.state !== 'degraded'
    return (
      <Notice tone='good' title={t(isAll ? 'status.operational' : 'status.except_calendars')} />
    )
  }
  const tone = state === 'down' ? 'bad' : 'warn'
  return (
    <Notice tone={tone} title={t(`status.${state}`)}>
      {t(`status.${state}.body`)}
    </Notice>
  )
}

function Promises({ doubleBookings, ledger, calendars, backup }: ServiceStatus['promises']) {
  const t = useText()
  const moment = useMoment()
  const { connected, upToDate } = calendars
  return (
    <>
      <Row
        title={
          doubleBookings.differences === null
            ? t('status.double_bookings.unknown')
            : t('status.double_bookings', { count: doubleBookings.differences })
        }
        state={doubleBookings.state}
      >
        {t('status.double_bookings.body')} <CheckedAt {...doubleBookings} />
      </Row>
      <Row title={t('status.ledger')} state={ledger.state}>
        {t('status.ledger.body')}{' '}
        {ledger.differences !== null && (
          <>{t('status.ledger.differences', { count: ledger.differences })}. </>
        )}
        <CheckedAt {...ledger} />
      </Row>
      <Row title={t('status.calendars')} state={calendars.state}>
        {t('status.calendars.body')} {connected === 0 && t('status.calendars.none')}
        {connected !== null &&
          upToDate !== null &&
          connected > 0 &&
          t('status.calendars.counts', { upToDate, connected })}
      </Row>
      <Row title={t('status.backup')} state={backup.state}>
        {t('status.backup.body')}{' '}
        {backup.writtenAt
          ? t('status.written_at', { moment: moment(backup.writtenAt) })
          : t('status.never_written')}
      </Row>
    </>
  )
}

function CheckedAt({ checkedAt }: CheckStatus) {
  const t = useText()
  const moment = useMoment()
  return checkedAt
    ? t('status.checked_at', { moment: moment(checkedAt) })
    : t('status.never_checked')
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <Heading level={2} size='name'>
        {title}
      </Heading>
      <ul>{children}</ul>
    </section>
  )
}

type RowProps = { title: string; state: StatusState; word?: string; children?: ReactNode }

function Row({ title, state, word, children }: RowProps) {
  const t = useText()
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{title}</h3>
      <State tone={tones[state]}>{word ?? t(`status.state.${state}`)}</State>
      {children && <p className='soft small'>{children}</p>}
    </li>
  )
}
