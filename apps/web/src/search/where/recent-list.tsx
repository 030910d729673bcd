import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { useSearchBarLabels } from '#search/use-search-bar-labels.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { forgetAllSearches, forgetSearch } from './recent-searches.ts'
import styles from './where.module.css'

type RecentListProps = {
  searches: readonly string[]
  onChoose: (search: URLSearchParams) => void
}

export function RecentList({ searches, onChoose }: RecentListProps) {
  const t = useText()
  return (
    <section>
      <div className={styles.head}>
        <h3 className={`soft small ${styles.title}`}>{t('search.recent')}</h3>
        <TextButton aria-label={t('search.recent_clear')} onClick={forgetAllSearches}>
          {t('search.clear')}
        </TextButton>
      </div>
      <ul>
        {searches.map((search) => (
          <Recent key={search} {...{ search, onChoose }} />
        ))}
      </ul>
    </section>
  )
}

type RecentProps = Pick<RecentListProps, 'onChoose'> & { search: string }

function Recent({ search, onChoose }: RecentProps) {
  const t = useText()
  const params = new URLSearchParams(search)
  const { where, when, guests } = useSearchBarLabels(params)
  const hasDates = params.has('checkIn') || params.has('flexible')
  const title = hasDates ? `${where}, ${when}` : where
  const { today } = useTimeFormat()
  return (
    <li className={styles.recent}>
      <button type='button' className={styles.row} onClick={() => onChoose(params)}>
        <span className={`round ${styles.mark}`}>
          <Icon name='clock' small />
        </span>
        <span>
          <b>{title}</b>
          <small>{guests}</small>
        </span>
      </button>
      <IconButton
        small
        icon='close'
        label={t('search.recent_remove', { search: `${title}, ${guests}` })}
        onClick={() => forgetSearch(search, today())}
      />
    </li>
  )
}
