import type { RelaxedFilter } from '@marea/contract/search.ts'
import { Link } from '#platform/link.tsx'
import { useLanguage, useText } from '#platform/texts.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { withoutFilter } from './query.ts'
import { StartAnew } from './start-anew.tsx'
import { useSearch } from './use-search.ts'

/** Which one thing to let go of, and how many homes that brings. */
export function Nothing({ relax }: { relax: readonly RelaxedFilter[] }) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  const ways = relax.map((way) => ({
    id: `${way.filter} ${way.amenity ?? ''}`,
    label: t('search.relax_brings', {
      filter: way.amenity ? t(`amenity.${way.amenity}`) : t(`search.relax.${way.filter}`),
      lowest: formatMoney(way.lowest.amount, language, { cents: 'whole' }),
    }),
    act: (
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
      title={t('search.nothing')}
      {...(ways.length > 0 ? { ways } : { acts: <StartAnew /> })}
    >
      {t(ways.length > 0 ? 'search.nothing_says' : 'search.nothing_at_all')}
    </EmptyState>
  )
}
