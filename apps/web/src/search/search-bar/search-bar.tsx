import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { useRef } from 'react'
import { loadEarly } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSearchBarLabels } from '#search/use-search-bar-labels.ts'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './search-bar.module.css'
import { loadPart, parts, type SearchBarPart, SearchPanel } from './search-panel.tsx'
import { useTypedPlace } from './use-typed-place.ts'

type SearchBarProps = {
  neighborhoods: SearchFacets['neighborhoods']
  open: SearchBarPart | null
  onOpen: (part: SearchBarPart | null) => void
  onSearch: () => void
  /** Called after a part has been completed; by default the bar only closes. */
  onDone?: (() => void) | undefined
  /** Collapsed into the top bar: one line, with its parts opening below it. */
  isCompact?: boolean
}

/** Where, when, who: each opens beside the bar, so the bar itself never moves. */
export function SearchBar(props: SearchBarProps) {
  const { neighborhoods, open, onOpen, onSearch, onDone, isCompact = false } = props
  const t = useText()
  const words = useSearchBarLabels()
  const place = useTypedPlace()
  const buttons = useRef<Partial<Record<SearchBarPart, HTMLButtonElement | null>>>({})

  function show(part: SearchBarPart) {
    place.commit()
    onOpen(open === part ? null : part)
  }

  function close() {
    if (open) buttons.current[open]?.focus()
    onOpen(null)
  }

  function search() {
    place.commit()
    onSearch()
  }

  return (
    <search className={classes(styles.searchBar, isCompact && styles.compact)}>
      {parts.map((part) => (
        <button
          key={part}
          type='button'
          ref={(element) => {
            buttons.current[part] = element
          }}
          className={classes(styles.part, open === part && styles.open)}
          aria-haspopup='dialog'
          aria-expanded={open === part}
          onClick={() => show(part)}
          onPointerEnter={() => loadEarly(loadPart[part])}
          onFocus={() => loadEarly(loadPart[part])}
        >
          <small className={isCompact ? 'hidden-label' : undefined}>{t(`search.${part}`)} </small>
          <span>{words[part]}</span>
        </button>
      ))}
      <button type='button' className={styles.submit} onClick={search}>
        <Icon name='search' small />
        <span className={isCompact ? 'hidden-label' : undefined}>{t('search.submit')}</span>
      </button>
      {open && (
        <SearchPanel
          {...{ open, neighborhoods, place }}
          onOpen={show}
          onClose={close}
          onDone={() => onDone?.()}
          onShow={onSearch}
        />
      )}
    </search>
  )
}
