import type { LedgerLine } from '@marea/contract/statements/reports/endpoints.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Money } from '#ui/format/money.tsx'
import { Table } from '#ui/table/table.tsx'
import styles from './sheet.module.css'

/** The postings of a booking, one row for each account that an entry changed. */
export function LedgerTable({ postings }: { postings: readonly LedgerLine[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('reports.sheet.ledger')}
      rows={postings}
      rowId={({ entryId, account, amount }) => `${entryId} ${account} ${amount}`}
      narrow='table'
      columns={[
        {
          id: 'posted',
          title: t('reports.sheet.posted'),
          className: 'soft',
          cell: ({ at }) => time.companyDay(at, 'short'),
        },
        {
          id: 'entry',
          title: t('reports.sheet.entry'),
          isName: true,
          cell: ({ account, entry, entryId }) => (
            <>
              {t(`reports.account.${account}`)}
              <small>
                {t(`reports.entry.${entry}`)} · #{entryId}
              </small>
            </>
          ),
        },
        {
          id: 'amount',
          title: t('reports.sheet.amount'),
          isFigure: true,
          cell: ({ amount }) => <Money amount={amount} sign='always' />,
        },
      ]}
    />
  )
}

export function Path({ steps }: { steps: readonly ReactNode[] }) {
  const t = useText()
  return (
    <nav aria-label={t('reports.sheet.path')} className={styles.path}>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one figure never change
          <li key={index}>{step}</li>
        ))}
      </ol>
    </nav>
  )
}
