import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { ShowHomes } from '#search/filters/show-homes.tsx'
import { withoutSearch } from '#search/query.ts'
import { useFoundCount } from '#search/use-found-count.ts'
import { useSearch } from '#search/use-search.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import styles from './search-bar.module.css'

type PanelFootProps = {
  isSheet: boolean
  /** Typed text that is not part of the search yet has no count. */
  isTyping?: boolean
  onClear: (cleared: URLSearchParams) => void
  /** Without it, the button submits the form around it. */
  onShow?: () => void
  children?: ReactNode
}

/** Ends a part of the search; a sheet covers the bar and its results, so it clears and counts too. */
export function PanelFoot({ isSheet, isTyping, onClear, onShow, children }: PanelFootProps) {
  const t = useText()
  const { params, isDraft, isWaiting } = useSearch()
  const found = useFoundCount()
  const count = isDraft || isTyping ? undefined : found
  const isSearch = isDraft || (isSheet && isTyping)
  const end =
    isSheet && count !== undefined ? (
      <ShowHomes {...{ count, isWaiting }} onClick={onShow} />
    ) : (
      <Button type={onShow ? 'button' : 'submit'} onClick={onShow}>
        {t(isSearch ? 'search.submit' : 'search.done')}
      </Button>
    )
  return (
    <div className={styles.foot}>
      {children}
      {isSheet ? (
        <div className={styles.ends}>
          <TextButton onClick={() => onClear(withoutSearch(params))}>
            {t('search.clear')}
          </TextButton>
          {end}
        </div>
      ) : (
        end
      )}
    </div>
  )
}
