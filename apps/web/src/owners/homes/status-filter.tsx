import type { OwnedHome } from '@marea/contract/owners/homes.ts'
import { useLocation } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { changeSearch } from '#ui/table/change-search.ts'
import { TabLinks } from '#ui/text/tab-links.tsx'

const statuses = ['published', 'unlisted', 'draft'] as const
type Status = (typeof statuses)[number]

export function statusIn(query: URLSearchParams): Status | undefined {
  return statuses.find((status) => status === query.get('status'))
}

type StatusFilterProps = { homes: readonly OwnedHome[]; status: Status | undefined }

export function StatusFilter({ homes, status }: StatusFilterProps) {
  const t = useText()
  const { search } = useLocation()
  const links = statuses
    .map((each) => ({ each, count: homes.filter((home) => home.status === each).length }))
    .filter(({ count }) => count > 0)
    .map(({ each, count }) => ({
      to: changeSearch(search, { status: each }),
      label: t(`homes.filter.${each}`),
      count,
      isCurrent: status === each,
    }))
  const all = {
    to: changeSearch(search, { status: null }),
    label: t('homes.all'),
    count: homes.length,
    isCurrent: !status,
  }
  return <TabLinks label={t('homes.filter')} links={[all, ...links]} />
}
