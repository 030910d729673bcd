import type { FeedConflict } from '@marea/contract/channels/endpoints.ts'
import { ChannelName } from '#channels/channel-name.tsx'
import { useDates } from '#channels/use-dates.ts'
import { useMoment } from '#channels/use-moment.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Columns } from '#ui/page/columns.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { Section } from '#ui/page/section.tsx'

type SideProps = { conflict: FeedConflict }

export function ConflictSides({ conflict }: SideProps) {
  return (
    <Columns>
      <BookingSide conflict={conflict} />
      <ChannelSide conflict={conflict} />
    </Columns>
  )
}

function BookingSide({ conflict: { booking } }: SideProps) {
  const t = useText()
  const language = useLanguage()
  const moment = useMoment()
  const { withNights } = useDates()
  return (
    <Section level={3} size='plain' title={t('channels.conflict.marea')}>
      <Facts isSmall>
        <Fact name={t('channels.conflict.guest')}>{booking.guest}</Fact>
        <Fact name={t('channels.conflict.dates')}>{withNights(booking)}</Fact>
        <Fact name={t('channels.conflict.booked')}>{moment(booking.bookedAt)}</Fact>
        <Fact name={t('channels.conflict.paid')}>{formatMoney(booking.paid.amount, language)}</Fact>
        <Fact name={t('channels.conflict.payout')}>
          {formatMoney(booking.earning.amount, language)}
        </Fact>
      </Facts>
      <p className='tiny soft'>
        {booking.reference} · {t('channels.conflict.guests', { count: booking.guests })}
      </p>
    </Section>
  )
}

function ChannelSide({ conflict: { event, lastReadAt } }: SideProps) {
  const t = useText()
  const moment = useMoment()
  const { withNights } = useDates()
  const channel = event.name
  const unknown = t('channels.conflict.not_shared', { channel })
  return (
    <Section
      level={3}
      size='plain'
      title={
        <ChannelName name={channel}>
          {t(event.isStay ? 'channels.conflict.stay' : 'channels.conflict.block', { channel })}
        </ChannelName>
      }
    >
      <Facts isSmall>
        <Fact name={t('channels.conflict.guest')}>{unknown}</Fact>
        <Fact name={t('channels.conflict.dates')}>{withNights(event)}</Fact>
        <Fact name={t('channels.conflict.first_seen')}>{moment(event.firstSeenAt)}</Fact>
        <Fact name={t('channels.conflict.paid')}>{unknown}</Fact>
        {event.phoneEnding && <Fact name={t('channels.conflict.phone')}>{event.phoneEnding}</Fact>}
      </Facts>
      <p className='tiny soft'>
        {lastReadAt && t('channels.conflict.read', { channel, moment: moment(lastReadAt) })}{' '}
        {event.link && (
          <TextLink to={event.link} target='_blank' rel='noreferrer'>
            {t('channels.conflict.open', { channel })}
          </TextLink>
        )}
      </p>
    </Section>
  )
}
