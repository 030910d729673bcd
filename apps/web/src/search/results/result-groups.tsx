import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { FoundSuite, SearchGroup } from '@marea/contract/search/endpoints.ts'
import { type ReactNode, useId } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { withExactDates } from '#search/dates/flexible-dates.ts'
import { withChange } from '#search/query.ts'
import { useSearch } from '#search/use-search.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import groupStyles from './result-groups.module.css'
import styles from './results.module.css'

type ResultGroupsProps = {
  groups: readonly SearchGroup[]
  card: (suite: FoundSuite, index: number) => ReactNode
}

/** Below few results: what is available a little earlier or later, or nearby. */
export function ResultGroups({ groups, card }: ResultGroupsProps) {
  return groups.map((group) => <ResultGroup key={keyOf(group)} group={group} card={card} />)
}

function ResultGroup({ group, card }: Pick<ResultGroupsProps, 'card'> & { group: SearchGroup }) {
  const id = useId()
  const words = useGroupWords(group)
  return (
    <section aria-labelledby={id} className={groupStyles.group}>
      <div className={groupStyles.head}>
        <Heading level={2} size='name' id={id}>
          {words.title}
        </Heading>
        <ActionLink to={`?${words.search}`} preventScrollReset>
          {words.link}
        </ActionLink>
      </div>
      <ul className={styles.list}>
        {group.items.map((suite, index) => (
          <li key={suite.slug}>{card(suite, index)}</li>
        ))}
      </ul>
    </section>
  )
}

function useGroupWords(group: SearchGroup) {
  const t = useText()
  const language = useLanguage()
  const { params } = useSearch()
  const placeName = usePlaceName()
  if (group.kind === 'neighborhood') {
    const { slug } = group
    const name = placeName(group)
    return {
      title: t('search.nearby_area', { name }),
      link: t('search.show_area', { name }),
      search: withChange(params, { where: slug }),
    }
  }
  const days = formatDayRange(group.checkIn, group.checkOut, language)
  const text = group.days < 0 ? 'search.earlier' : 'search.later'
  return {
    title: t(text, { count: Math.abs(group.days), days }),
    link: t('search.show_dates'),
    search: withExactDates(params, group),
  }
}

function keyOf(group: SearchGroup): string {
  return group.kind === 'neighborhood' ? group.slug : group.checkIn
}
