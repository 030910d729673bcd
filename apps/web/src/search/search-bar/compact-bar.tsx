import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { type RefObject, useRef, useState } from 'react'
import { loadEarly } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { countFilters } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { useSearchBarLabels } from '#search/use-search-bar-labels.ts'
import { Icon } from '#ui/media/icon.tsx'
import { useIsPast } from '#ui/scroll/use-is-past.ts'
import styles from './compact-bar.module.css'
import { loadPart, type SearchBarPart, SearchPanel } from './search-panel.tsx'
import { useTypedPlace } from './use-typed-place.ts'

type CompactBarProps = {
  cover: RefObject<HTMLElement | null>
  neighborhoods: SearchFacets['neighborhoods']
  onFilters: () => void
}

/** On phones: the search in one line and the filters, visible while scrolling the list. */
export function CompactBar({ cover, neighborhoods, onFilters }: CompactBarProps) {
  const isPast = useIsPast(cover)
  const [open, setOpen] = useState<SearchBarPart | null>(null)
  if (!isPast && !open) return null
  return <Bar {...{ neighborhoods, onFilters, open }} onOpen={setOpen} />
}

function showResults() {
  document.getElementById('results')?.scrollIntoView({ block: 'start' })
}

type BarProps = Omit<CompactBarProps, 'cover'> & {
  open: SearchBarPart | null
  onOpen: (part: SearchBarPart | null) => void
}

function Bar({ neighborhoods, onFilters, open, onOpen }: BarProps) {
  const t = useText()
  const words = useSearchBarLabels()
  const place = useTypedPlace()
  const { params } = useSearch()
  const button = useRef<HTMLButtonElement>(null)
  const count = countFilters(params)

  function show(part: SearchBarPart) {
    place.commit()
    onOpen(part)
  }

  function close() {
    button.current?.focus()
    onOpen(null)
  }

  return (
    <search className={styles.bar} aria-label={t('search.compact')}>
      <button
        ref={button}
        type='button'
        className={styles.summary}
        aria-haspopup='dialog'
        aria-expanded={open !== null}
        onPointerEnter={() => loadEarly(loadPart.where)}
        onClick={() => onOpen('where')}
      >
        <Icon name='search' small />
        <span>
          <b>{words.where}</b>
          <small>
            {words.when}, {words.guests}
          </small>
        </span>
      </button>
      <button
        type='button'
        className={styles.filters}
        aria-label={count > 0 ? t('search.filters_on', { count }) : t('search.filters')}
        onClick={onFilters}
      >
        <Icon name='sliders' small />
        {count > 0 && <span aria-hidden='true'>{count}</span>}
      </button>
      {open && (
        <SearchPanel
          {...{ open, neighborhoods, place }}
          onOpen={show}
          onClose={close}
          onDone={showResults}
          onShow={showResults}
        />
      )}
    </search>
  )
}
