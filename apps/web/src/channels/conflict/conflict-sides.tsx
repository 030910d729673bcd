import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { ChannelName } from '#channels/channel-name.tsx'
import { useDates } from '#channels/use-dates.ts'
import { useMoment } from '#channels/use-moment.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './conflict.module.css'

type SideProps = { conflict: FeedConflict }

export function ConflictSides({ conflict }: SideProps) {
  return (
    <div className={styles.sides}>
      <BookingSide conflict={conflict} />
      <ChannelSide conflict={conflict} />
    </div>
  )
}

function BookingSide({ conflict: { booking } }: SideProps) {
  const t = useText()
  const language = useLanguage()
  const moment = useMoment()
  const { withNights } = useDates()
  return (
    <section>
      <Heading level={3}>{t('channels.conflict.marea')}</Heading>
      <Lines className={styles.lines}>
        <Line label={t('channels.conflict.guest')}>{booking.guest}</Line>
        <Line label={t('channels.conflict.dates')}>{withNights(booking)}</Line>
        <Line label={t('channels.conflict.booked')}>{moment(booking.bookedAt)}</Line>
        <Line label={t('channels.conflict.paid')}>
          {formatMoney(booking.paid.amount, language)}
        </Line>
        <Line label={t('channels.conflict.payout')}>
          {formatMoney(booking.earning.amount, language)}
        </Line>
      </Lines>
      <p className='tiny soft'>
        {booking.reference} · {t('channels.conflict.guests', { count: booking.guests })}
      </p>
    </section>
  )
}

function ChannelSide({ conflict: { event, lastReadAt } }: SideProps) {
  const t = useText()
  const moment = useMoment()
  const { withNights } = useDates()
  const channel = event.name
  const unknown = t('channels.conflict.not_shared', { channel })
  return (
    <section>
      <Heading level={3}>
        <ChannelName name={channel}>
          {t(event.isStay ? 'channels.conflict.stay' : 'channels.conflict.block', { channel })}
        </ChannelName>
      </Heading>
      <Lines className={styles.lines}>
        <Line label={t('channels.conflict.guest')}>{unknown}</Line>
        <Line label={t('channels.conflict.dates')}>{withNights(event)}</Line>
        <Line label={t('channels.conflict.first_seen')}>{moment(event.firstSeenAt)}</Line>
        <Line label={t('channels.conflict.paid')}>{unknown}</Line>
        {event.phoneEnding && <Line label={t('channels.conflict.phone')}>{event.phoneEnding}</Line>}
      </Lines>
      <p className='tiny soft'>
        {lastReadAt && t('channels.conflict.read', { channel, moment: moment(lastReadAt) })}{' '}
        {event.link && (
          <TextLink to={event.link} target='_blank' rel='noreferrer'>
            {t('channels.conflict.open', { channel })}
          </TextLink>
        )}
      </p>
    </section>
  )
}
