import type { Feed, FeedDifference } from '@marea/contract/channels/endpoints.ts'
import { useDates } from '#channels/use-dates.ts'
import { useMoment } from '#channels/use-moment.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './feeds.module.css'
import { useFailureText } from './use-feed-texts.ts'

const icons = {
  added: 'plus',
  moved: 'move',
  removed: 'minus',
  kept: 'lock',
  failed: 'alert',
  recovered: 'check',
} as const

export function FeedLog({ feed }: { feed: Feed }) {
  const t = useText()
  if (feed.log.length === 0) return <p className='soft small'>{t('channels.log.none')}</p>
  return (
    <table className={styles.log}>
      <caption className='hidden-label'>
        {t('channels.log.caption', { home: feed.suite.name, channel: feed.name })}
      </caption>
      <thead className='hidden-label'>
        <tr>
          <th scope='col'>{t('channels.log.time')}</th>
          <th scope='col'>{t('channels.log.change')}</th>
          <th scope='col'>{t('channels.log.dates')}</th>
        </tr>
      </thead>
      <tbody>
        {feed.log.map((found) => (
          <Row key={found.id} found={found} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ found }: { found: FeedDifference }) {
  const t = useText()
  const moment = useMoment()
  const detail = useDetail()
  return (
    <tr>
      <td className={styles.when}>{moment(found.at)}</td>
      <td className={styles.change}>
        <span className={classes(styles.difference, styles[found.kind])}>
          <Icon name={icons[found.kind]} small />
          {t(`channels.log.${found.kind}`)}
        </span>
      </td>
      <td>{detail(found)}</td>
    </tr>
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
