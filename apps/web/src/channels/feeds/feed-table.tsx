import type { Feed } from '@marea/contract/channels/endpoints.ts'
import { useState } from 'react'
import { useMoment } from '#channels/use-moment.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { Counts, DetailsButton, FeedDetails, FeedName, Health, Response } from './feed-cells.tsx'

type FeedTableProps = { feeds: Feed[]; onChanged: () => Promise<void> }

export function FeedTable({ feeds, onChanged }: FeedTableProps) {
  const t = useText()
  const columns = useColumns()
  const [opened, setOpened] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setOpened((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))
  const details: Column<Feed> = {
    id: 'log',
    title: t('channels.feeds.log'),
    hidesTitle: true,
    isFigure: true,
    cell: (feed) => (
      <DetailsButton
        feed={feed}
        isOpen={opened.includes(feed.id)}
        onPress={() => toggle(feed.id)}
      />
    ),
  }
  return (
    <Section
      isRuled
      aria-labelledby='feeds'
      title={t('channels.feeds.title')}
      size='heading'
      lead={t('channels.feeds.note')}
    >
      <Table
        caption={t('channels.feeds.title')}
        hideCaption
        rows={feeds}
        rowId={({ id }) => id}
        columns={[...columns, details]}
        detail={(feed) =>
          opened.includes(feed.id) && <FeedDetails feed={feed} onChanged={onChanged} />
        }
      />
    </Section>
  )
}

function useColumns(): Column<Feed>[] {
  const t = useText()
  const moment = useMoment()
  return [
    {
      id: 'calendar',
      title: t('channels.feeds.calendar'),
      isName: true,
      cell: (feed) => <FeedName feed={feed} />,
    },
    {
      id: 'health',
      title: t('channels.feeds.health'),
      cell: (feed) => <Health feed={feed} />,
    },
    {
      id: 'last_success',
      title: t('channels.feeds.last_success'),
      cell: ({ lastSuccessAt }) =>
        lastSuccessAt ? moment(lastSuccessAt) : t('channels.failing.never'),
    },
    {
      id: 'next_check',
      title: t('channels.feeds.next_check'),
      cell: ({ nextCheckAt }) => moment(nextCheckAt),
    },
    {
      id: 'response',
      title: t('channels.feeds.response'),
      cell: (feed) => <Response feed={feed} />,
    },
    {
      id: 'changes',
      title: t('channels.feeds.changes'),
      cell: ({ counts }) => <Counts counts={counts} />,
    },
  ]
}
