import type { SearchFacets } from '@marea/contract/search.ts'
import { lazy, Suspense, useRef } from 'react'
import { useText } from '#platform/texts.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Bone, Skeleton } from '#ui/skeleton.tsx'
import styles from './capsule.module.css'
import { CapsulePanel } from './capsule-panel.tsx'
import { GuestsPart } from './guests-part.tsx'
import { useCapsuleWords } from './use-capsule-words.ts'
import { WherePart } from './where-part.tsx'

const loadWhen = () => import('./when-part.tsx')
const WhenPart = lazy(loadWhen)

export type CapsulePart = 'where' | 'when' | 'guests'

type CapsuleProps = {
  today: string
  neighborhoods: SearchFacets['neighborhoods']
  open: CapsulePart | null
  onOpen: (part: CapsulePart | null) => void
  onSearch: () => void
}

const parts: readonly CapsulePart[] = ['where', 'when', 'guests']

/** Where, when, who: each opens above the capsule, so the capsule itself never moves. */
export function Capsule({ today, neighborhoods, open, onOpen, onSearch }: CapsuleProps) {
  const t = useText()
  const words = useCapsuleWords()
  const buttons = useRef<Partial<Record<CapsulePart, HTMLButtonElement | null>>>({})

  function close() {
    if (open) buttons.current[open]?.focus()
    onOpen(null)
  }

  return (
    <search className={styles.capsule}>
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
          onPointerEnter={part === 'when' ? loadWhen : undefined}
        >
          <small>{t(`search.${part}`)}</small>
          <span>{words[part]}</span>
        </button>
      ))}
      <button type='button' className={styles.go} onClick={onSearch}>
        <Icon name='search' small />
        {t('search.go')}
      </button>
      {open && (
        <CapsulePanel key={open} label={t(`search.${open}`)} onClose={close}>
          {open === 'where' && <WherePart neighborhoods={neighborhoods} onDone={close} />}
          {open === 'when' && (
            <Suspense fallback={<Waiting />}>
              <WhenPart today={today} onDone={close} />
            </Suspense>
          )}
          {open === 'guests' && <GuestsPart onDone={close} />}
        </CapsulePanel>
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
