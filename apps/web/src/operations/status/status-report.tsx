import {
  type CheckStatus,
  type ReleaseProofs,
  type ServiceStatus,
  type StatusState,
  services,
} from '@marea/contract/operations/status.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { LinkRow, Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
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
    <Stack gap={7}>
      <Summary status={status} />
      <Group title={t('status.promises')}>
        <Promises {...status.promises} />
      </Group>
      <Group title={t('status.services')}>
        {services.map((service) => (
          <Part
            key={service}
            title={t(`status.service.${service}`)}
            state={status.services[service]}
            word={t(`status.service.${status.services[service]}`)}
          />
        ))}
      </Group>
      <Release {...status.release} />
    </Stack>
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
      <Part
        title={
          doubleBookings.differences === null
            ? t('status.double_bookings.unknown')
            : t('status.double_bookings', { count: doubleBookings.differences })
        }
        state={doubleBookings.state}
      >
        {t('status.double_bookings.body')} <CheckedAt {...doubleBookings} />
      </Part>
      <Part title={t('status.ledger')} state={ledger.state}>
        {t('status.ledger.body')}{' '}
        {ledger.differences !== null && (
          <>{t('status.ledger.differences', { count: ledger.differences })}. </>
        )}
        <CheckedAt {...ledger} />
      </Part>
      <Part title={t('status.calendars')} state={calendars.state}>
        {t('status.calendars.body')} {connected === 0 && t('status.calendars.none')}
        {connected !== null &&
          upToDate !== null &&
          connected > 0 &&
          t('status.calendars.counts', { upToDate, connected })}
      </Part>
      <Part title={t('status.backup')} state={backup.state}>
        {t('status.backup.body')}{' '}
        {backup.writtenAt
          ? t('status.written_at', { moment: moment(backup.writtenAt) })
          : t('status.never_written')}
      </Part>
    </>
  )
}

function Release({ version, testedOn, ...counted }: ReleaseProofs) {
  const t = useText()
  const time = useTimeFormat()
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const steps = number(counted.simulatedSteps)
  const seconds = number(counted.restoreSeconds)
  const proofs = [
    ['guests', { count: number(counted.guestsAtOnce) }],
    ['payments', { count: number(counted.interruptedPayments) }],
    ['bookings', { count: number(counted.simulatedBookings), steps }],
    ['restore', { seconds }],
  ] as const
  return (
    <Group title={t('status.release', { version, day: time.day(testedOn, 'medium') })}>
      {proofs.map(([proof, values]) => (
        <Row key={proof}>
          <Heading level={3}>{t(`status.release.${proof}`, values)}</Heading>
          <p className='soft small'>{t(`status.release.${proof}_body`, values)}</p>
        </Row>
      ))}
      <LinkRow to='/docs/prove/promises#see-for-yourself'>{t('status.release.repeat')}</LinkRow>
    </Group>
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
    <Section title={title}>
      <RowList>{children}</RowList>
    </Section>
  )
}

type PartProps = { title: string; state: StatusState; word?: string; children?: ReactNode }

function Part({ title, state, word, children }: PartProps) {
  const t = useText()
  return (
    <Row>
      <Inline isSpread>
        <Heading level={3}>{title}</Heading>
        <State tone={tones[state]}>{word ?? t(`status.state.${state}`)}</State>
      </Inline>
      {children && <p className='soft small'>{children}</p>}
    </Row>
  )
}
