import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { ownerLinks } from '#statements/payouts/opened/payout-links.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Table } from '#ui/table/table.tsx'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** What left the balance to a bank, and anything else that moved it, each with its ledger entry. */
export function PayoutTable({ statement, words }: { statement: Statement; words: StatementWords }) {
  const { t, shortDay, money } = words
  const { payouts, others, paidOut, other } = statement
  const rows = [
    ...payouts.map((each) => ({ ...each, name: t('statements.payout_bank') })),
    ...others.map((each) => ({ ...each, payoutId: null, name: t('statements.payout_other') })),
  ]
  return (
    <Table
      caption={t('statements.payouts_title')}
      hideCaption
      className={styles.table}
      narrow='table'
      empty={<p>{t('statements.payouts_none')}</p>}
      rows={rows}
      rowId={({ entryId }) => String(entryId)}
      columns={[
        {
          id: 'date',
          title: t('statements.date'),
          isName: true,
          cell: ({ on }) => shortDay(on),
          sum: t('statements.total_payouts'),
        },
        {
          id: 'to',
          title: t('statements.payout_to'),
          className: 'soft',
          cell: ({ name, payoutId }) =>
            payoutId ? <TextLink to={ownerLinks.payout(payoutId)}>{name}</TextLink> : name,
        },
        {
          id: 'entry',
          title: t('statements.entry'),
          className: 'soft',
          cell: ({ entryId }) => entryId,
        },
        {
          id: 'amount',
          title: t('statements.amount'),
          isFigure: true,
          cell: ({ amount }) => money(amount),
          sum: money(paidOut + other),
        },
      ]}
    />
  )
}
