import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { useRef } from 'react'
import { loadEarly } from '#platform/page/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './capsule.module.css'
import { type CapsulePart, loadPart, parts, SearchPanel } from './search-panel.tsx'
import { useCapsuleLabels } from './use-capsule-labels.ts'
import { useTypedPlace } from './use-typed-place.ts'

type CapsuleProps = {
  neighborhoods: SearchFacets['neighborhoods']
  open: CapsulePart | null
  onOpen: (part: CapsulePart | null) => void
  onSearch: () => void
  /** Called after a part has been completed; by default the capsule only closes. */
  onDone?: (() => void) | undefined
  /** Collapsed into the top bar: one line, with its parts opening below it. */
  isCompact?: boolean
}

/** Where, when, who: each opens beside the capsule, so the capsule itself never moves. */
export function Capsule(props: CapsuleProps) {
  const { neighborhoods, open, onOpen, onSearch, onDone, isCompact = false } = props
  const t = useText()
  const words = useCapsuleLabels()
  const place = useTypedPlace()
  const buttons = useRef<Partial<Record<CapsulePart, HTMLButtonElement | null>>>({})

  function show(part: CapsulePart) {
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
    <search className={classes(styles.capsule, isCompact && styles.compact)}>
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
