import type { OpenedDispute } from '@marea/contract/operations/disputes/disputes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Table } from '#ui/table/table.tsx'

/** The entries of the ledger, from which every amount of the page can be added up. */
export function DisputeMoney({ dispute: { entries } }: { dispute: OpenedDispute }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('dispute_desk.money')}>
      {entries.length === 0 ? (
        <p className='soft'>{t('dispute_desk.money_none')}</p>
      ) : (
        <Table
          caption={t('dispute_desk.money')}
          hideCaption
          rowId={({ id }) => id}
          rows={entries.map((entry, index) => ({ ...entry, id: String(index) }))}
          columns={[
            {
              id: 'at',
              title: t('dispute_desk.date'),
              cell: ({ at }) => time.companyDay(at, 'short'),
            },
            {
              id: 'entry',
              title: t('dispute_desk.entry'),
              isName: true,
              cell: ({ from, to }) =>
                t('dispute_desk.from_to', {
                  from: t(`dispute_desk.side.${from}`),
                  to: t(`dispute_desk.side.${to}`),
                }),
            },
            {
              id: 'amount',
              title: t('dispute_desk.amount'),
              isFigure: true,
              cell: ({ amount }) => <Money amount={amount.amount} />,
            },
          ]}
        />
      )}
    </Section>
  )
}
