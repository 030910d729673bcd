import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import type { Suggestions } from '@marea/contract/search/suggestions.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import { NeighborhoodList } from './neighborhood-list.tsx'
import { RecentList } from './recent-list.tsx'
import { useRecentSearches } from './recent-searches.ts'
import type { SuggestionState } from './use-suggestions.ts'
import styles from './where.module.css'

type StartPlacesProps = {
  neighborhoods: SearchFacets['neighborhoods']
  /** Typed text without suggestions. */
  text: string
  suggestions: SuggestionState
  onChoose: (where: string | null) => void
  onRecent: (search: URLSearchParams) => void
}

/** Places to choose before typing and when the text matches nothing. */
export function StartPlaces(props: StartPlacesProps) {
  const { neighborhoods, text, suggestions, onChoose, onRecent } = props
  const recent = useRecentSearches()
  const isEmpty = text === ''
  const landmarks = isEmpty && suggestions.text === '' ? suggestions.found?.landmarks : undefined
  return (
    <>
      {!isEmpty && <Message {...{ text, suggestions }} />}
      <div className={classes(styles.columns, isEmpty && recent.length > 0 && styles.two)}>
        {isEmpty && recent.length > 0 && <RecentList searches={recent} onChoose={onRecent} />}
        {neighborhoods.length > 0 && <NeighborhoodList {...{ neighborhoods, onChoose }} />}
      </div>
      {landmarks && landmarks.length > 0 && <Landmarks {...{ landmarks, onChoose }} />}
    </>
  )
}

function Message({ text, suggestions }: Pick<StartPlacesProps, 'text' | 'suggestions'>) {
  const t = useText()
  // Suggestions for an older text do not apply to this one.
  const isKnown = suggestions.text === text
  return (
    <div role='status' className={styles.message}>
      {isKnown && suggestions.isFailed && <p>{t('search.suggestions_failed')}</p>}
      {isKnown && suggestions.found && (
        <>
          <b>{t('search.suggestions_none', { text })}</b>
          <p className='soft'>{t('search.suggestions_none_description')}</p>
        </>
      )}
    </div>
  )
}

type LandmarksProps = Pick<StartPlacesProps, 'onChoose'> & Pick<Suggestions, 'landmarks'>

function Landmarks({ landmarks, onChoose }: LandmarksProps) {
  const t = useText()
  return (
    <section>
      <h3 className={`soft small ${styles.title}`}>{t('search.group.landmarks')}</h3>
      <ul className={styles.landmarks}>
        {landmarks.map(({ name, count }) => (
          <li key={name}>
            <button type='button' className={styles.row} onClick={() => onChoose(name)}>
              <span className={`round ${styles.mark}`}>
                <Icon name='pin' small />
              </span>
              <span>
                <b>{name}</b>
                <small>{t('search.homes', { count })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
