import type { RelaxedFilter } from '@marea/contract/search/endpoints.ts'
import type { ReactNode } from 'react'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { isUnfiltered, withoutFilter } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { StartOver } from './start-over.tsx'

type NoResultsProps = { relax: readonly RelaxedFilter[]; save: ReactNode }

export function NoResults({ relax, save }: NoResultsProps) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  if (isUnfiltered(params)) return <NoHomesYet />
  const ways = relax.map((way) => ({
    id: `${way.filter} ${way.amenity ?? ''}`,
    label: t('search.relax_result', {
      filter: way.amenity ? t(`amenity.${way.amenity}`) : t(`search.relax.${way.filter}`),
      lowest: formatMoney(way.lowest.amount, language, { cents: 'whole' }),
    }),
    action: (
      <Link
        to={`?${withoutFilter(params, way)}`}
        preventScrollReset
        className={buttonClass({ kind: 'quiet', small: true })}
      >
        {t('search.show', { count: way.count })}
      </Link>
    ),
  }))
  return (
    <EmptyState
      title={t('search.no_results')}
      {...(ways.length > 0 && { suggestions: ways })}
      actions={
        <>
          {ways.length === 0 && <StartOver />}
          {save}
        </>
      }
    >
      {t(ways.length > 0 ? 'search.no_results_description' : 'search.no_homes')}
    </EmptyState>
  )
}

/** Shown when an unfiltered search finds nothing, because no home is published. */
function NoHomesYet() {
  const t = useText()
  return (
    <EmptyState
      title={t('search.none_yet')}
      actions={<LinkButton to='/list-your-home'>{t('shell.list_your_home')}</LinkButton>}
    >
      {t('search.none_yet_description')}
    </EmptyState>
  )
}
