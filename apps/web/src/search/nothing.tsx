import type { ProblemCode } from '@marea/contract/problems.ts'
import type { RelaxedFilter } from '@marea/contract/search.ts'
import { Link } from 'react-router'
import { useLanguage, useText } from '#platform/texts.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatMoney } from '#ui/format-money.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { withoutFilter } from './query.ts'
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

/** An address that asks for what cannot be: said plainly, with a way out. */
export function Refused({ code }: { code: ProblemCode }) {
  const t = useText()
  return (
    <EmptyState title={t('search.refused')} acts={<StartAnew />}>
      {t(`problem.${code}`)}
    </EmptyState>
  )
}

function StartAnew() {
  const t = useText()
  return (
    <LinkButton to='/' kind='quiet' preventScrollReset>
      {t('search.anew')}
    </LinkButton>
  )
}
