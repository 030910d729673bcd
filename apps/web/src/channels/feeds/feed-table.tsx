import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { FeedRow } from './feed-row.tsx'
import styles from './feeds.module.css'

type FeedTableProps = { feeds: Feed[]; onChanged: () => Promise<void> }

export function FeedTable({ feeds, onChanged }: FeedTableProps) {
  const t = useText()
  const titles = [
    t('channels.feeds.calendar'),
    t('channels.feeds.health'),
    t('channels.feeds.last_success'),
    t('channels.feeds.next_check'),
    t('channels.feeds.response'),
    t('channels.feeds.changes'),
  ]
  return (
    <section className={styles.feeds} aria-labelledby='feeds'>
      <div className={styles.title}>
        <Heading level={2} id='feeds'>
          {t('channels.feeds.title')}
        </Heading>
        <p className='small soft'>{t('channels.feeds.note')}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope='col'>
                {title}
              </th>
            ))}
            <th scope='col'>
              <span className='hidden-label'>{t('channels.feeds.log')}</span>
            </th>
          </tr>
        </thead>
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} titles={titles} onChanged={onChanged} />
        ))}
      </table>
    </section>
  )
}
