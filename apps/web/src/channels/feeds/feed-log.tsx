import type { Feed, FeedDifference } from '@marea/contract/channels/endpoints.ts'
import { useDates } from '#channels/use-dates.ts'
import { useMoment } from '#channels/use-moment.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { useFailureText } from './use-feed-texts.ts'

const tones = {
  added: 'good',
  moved: 'info',
  removed: 'warn',
  kept: 'warn',
  failed: 'bad',
  recovered: 'good',
} as const

export function FeedLog({ feed }: { feed: Feed }) {
  const t = useText()
  const moment = useMoment()
  const detail = useDetail()
  if (feed.log.length === 0) return <p className='soft small'>{t('channels.log.none')}</p>
  return (
    <Table
      caption={t('channels.log.caption', { home: feed.suite.name, channel: feed.name })}
      hideCaption
      narrow='brief'
      rows={feed.log}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'time',
          title: t('channels.log.time'),
          hidesTitle: true,
          className: 'soft',
          cell: ({ at }) => moment(at),
        },
        {
          id: 'change',
          title: t('channels.log.change'),
          hidesTitle: true,
          cell: ({ kind }) => <State tone={tones[kind]}>{t(`channels.log.${kind}`)}</State>,
        },
        { id: 'dates', title: t('channels.log.dates'), hidesTitle: true, cell: detail },
      ]}
    />
  )
}

function useDetail(): (found: FeedDifference) => string {
  const t = useText()
  const { dates, withNights } = useDates()
  const failureText = useFailureText()
  return ({ nights, before, stays, failure }) => {
    if (nights && before) {
      return t('channels.log.moved_to', { before: dates(before), after: dates(nights) })
    }
    if (nights) return withNights(nights)
    if (stays !== null) return t('channels.log.kept_stays', { count: stays })
    return failure ? failureText(failure) : ''
  }
}
