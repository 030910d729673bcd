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
    <Section title={t('admin_disputes.money')}>
      {entries.length === 0 ? (
        <p className='soft'>{t('admin_disputes.money_none')}</p>
      ) : (
        <Table
          caption={t('admin_disputes.money')}
          hideCaption
          rowId={({ id }) => id}
          rows={entries.map((entry, index) => ({ ...entry, id: String(index) }))}
          columns={[
            {
              id: 'at',
              title: t('admin_disputes.date'),
              cell: ({ at }) => time.companyDay(at, 'short'),
            },
            {
              id: 'entry',
              title: t('admin_disputes.entry'),
              isName: true,
              cell: ({ from, to }) =>
                t('admin_disputes.from_to', {
                  from: t(`admin_disputes.side.${from}`),
                  to: t(`admin_disputes.side.${to}`),
                }),
            },
            {
              id: 'amount',
              title: t('admin_disputes.amount'),
              isFigure: true,
              cell: ({ amount }) => <Money amount={amount.amount} />,
            },
          ]}
        />
      )}
    </Section>
  )
}
