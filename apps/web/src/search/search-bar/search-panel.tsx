import type { SearchFacets } from '@marea/contract/search/endpoints.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSearchBarLabels } from '#search/use-search-bar-labels.ts'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './search-bar.module.css'
import type { useTypedPlace } from './use-typed-place.ts'

export const loadPart = {
  where: () => import('./where-panel.tsx'),
  when: () => import('./when-panel.tsx'),
  guests: () => import('./guests-panel.tsx'),
}
const SearchBarPanel = lazyPart(() => import('./search-bar-panel.tsx'))
const WherePart = lazyPart(loadPart.where)
const WhenPart = lazyPart(loadPart.when)
const GuestsPart = lazyPart(loadPart.guests)

export const parts = ['where', 'when', 'guests'] as const

export type SearchBarPart = (typeof parts)[number]

type SearchPanelProps = {
  open: SearchBarPart
  neighborhoods: SearchFacets['neighborhoods']
  place: ReturnType<typeof useTypedPlace>
  onOpen: (part: SearchBarPart) => void
  onClose: () => void
  /** Called when a part is complete. */
  onDone: () => void
  /** Called from a sheet that covers the results to show them. */
  onShow: () => void
}

export function SearchPanel({ open, neighborhoods, place, ...on }: SearchPanelProps) {
  const t = useText()
  const after = useRef<(() => void) | null>(null)

  function close() {
    if (!after.current) place.commit()
    on.onClose()
    after.current?.()
  }

  /**
   * The panel's history entry is removed first, so that the search is added to the one below it.
   */
  function finish(leave: () => void, then: () => void, act?: () => void) {
    after.current = () => {
      act?.()
      then()
    }
    leave()
  }

  return (
    <Suspense>
      <SearchBarPanel
        label={t(`search.${open}`)}
        steps={<Steps open={open} onOpen={on.onOpen} />}
        onClose={close}
      >
        {(leave, isSheet) => {
          const show = (act?: () => void) => finish(leave, isSheet ? on.onShow : on.onDone, act)
          return (
            <Suspense fallback={<PanelSkeleton />}>
              {open === 'where' && (
                <WherePart
                  {...{ neighborhoods, place, isSheet }}
                  onDone={(act) => finish(leave, on.onDone, act)}
                  onShow={show}
                  onLeave={(act) => {
                    after.current = act
                    leave()
                  }}
                />
              )}
              {open === 'when' && <WhenPart isSheet={isSheet} onShow={() => show()} />}
              {open === 'guests' && <GuestsPart isSheet={isSheet} onShow={() => show()} />}
            </Suspense>
          )
        }}
      </SearchBarPanel>
    </Suspense>
  )
}

function Steps({ open, onOpen }: Pick<SearchPanelProps, 'open' | 'onOpen'>) {
  const t = useText()
  const words = useSearchBarLabels()
  return (
    <div className={styles.steps}>
      {parts.map((part) => (
        <button
          key={part}
          type='button'
          aria-current={open === part ? 'step' : undefined}
          onClick={() => onOpen(part)}
        >
          <small>{t(`search.${part}`)} </small>
          <span>{words[part]}</span>
        </button>
      ))}
    </div>
  )
}

function PanelSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height='320px' />
    </Skeleton>
  )
}
