import type { SearchFacets } from '@marea/contract/search.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import styles from './capsule.module.css'
import { useCapsuleWords } from './use-capsule-words.ts'

const loadPart = {
  where: () => import('./where-part.tsx'),
  when: () => import('./when-part.tsx'),
  guests: () => import('./guests-part.tsx'),
}
const CapsulePanel = lazyPart(() => import('./capsule-panel.tsx'))
const WherePart = lazyPart(loadPart.where)
const WhenPart = lazyPart(loadPart.when)
const GuestsPart = lazyPart(loadPart.guests)

export type CapsulePart = 'where' | 'when' | 'guests'

type CapsuleProps = {
  neighborhoods: SearchFacets['neighborhoods']
  open: CapsulePart | null
  onOpen: (part: CapsulePart | null) => void
  onSearch: () => void
  /** After a part has been answered; the capsule closes by default. */
  onDone?: (() => void) | undefined
  /** Folded into a bar: one line, and its parts open below it. */
  isSlim?: boolean
}

const parts: readonly CapsulePart[] = ['where', 'when', 'guests']

/** Where, when, who: each opens beside the capsule, so the capsule itself never moves. */
export function Capsule(props: CapsuleProps) {
  const { neighborhoods, open, onOpen, onSearch, isSlim = false } = props
  const t = useText()
  const words = useCapsuleWords()
  const buttons = useRef<Partial<Record<CapsulePart, HTMLButtonElement | null>>>({})

  function close() {
    if (open) buttons.current[open]?.focus()
    onOpen(null)
  }

  const done = props.onDone ?? close
  return (
    <search className={classes(styles.capsule, isSlim && styles.slim)}>
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
          onClick={() => onOpen(open === part ? null : part)}
          onPointerEnter={loadPart[part]}
          onFocus={loadPart[part]}
        >
          <small className={isSlim ? 'hidden-label' : undefined}>{t(`search.${part}`)} </small>
          <span>{words[part]}</span>
        </button>
      ))}
      <button type='button' className={styles.go} onClick={onSearch}>
        <Icon name='search' small />
        <span className={isSlim ? 'hidden-label' : undefined}>{t('search.go')}</span>
      </button>
      {open && (
        <Suspense>
          <CapsulePanel key={open} label={t(`search.${open}`)} onClose={close}>
            <Suspense fallback={<Waiting />}>
              {open === 'where' && <WherePart neighborhoods={neighborhoods} onDone={done} />}
              {open === 'when' && <WhenPart onDone={done} />}
              {open === 'guests' && <GuestsPart onDone={done} />}
            </Suspense>
          </CapsulePanel>
        </Suspense>
      )}
    </search>
  )
}

function Waiting() {
  return (
    <Skeleton>
      <Bone height='320px' />
    </Skeleton>
  )
}
