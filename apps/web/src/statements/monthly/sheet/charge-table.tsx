import type { Statement } from '@marea/contract/statements/monthly/statement.ts'
import { sumBookings, totalMarkup } from '@marea/contract/statements/monthly/statement-lines.ts'
import { Table } from '#ui/table/table.tsx'
import styles from './sheet.module.css'
import type { StatementWords } from './use-statement-text.ts'

/** What Marea charged, which is already part of the figures above. */
export function ChargeTable({ statement, words }: { statement: Statement; words: StatementWords }) {
  const { t, money } = words
  const { rent, fees, commission } = sumBookings(statement.bookings)
  const markup = totalMarkup(statement)
  const charges = [
    {
      name: t('statements.commission_row'),
      base: t('statements.commission_base', { amount: money(rent + fees) }),
      amount: commission,
    },
    { name: t('statements.markup_row'), base: t('statements.markup_base'), amount: markup },
  ]
  return (
    <Table
      caption={t('statements.charges')}
      hideCaption
      className={styles.table}
      narrow='brief'
      rows={markup === 0 ? charges.slice(0, 1) : charges}
      rowId={({ name }) => name}
      columns={[
        {
          id: 'charge',
          title: t('statements.charge'),
          isName: true,
          cell: ({ name }) => name,
        },
        {
          id: 'base',
          title: t('statements.based_on'),
          className: 'soft',
          cell: ({ base }) => base,
        },
        {
          id: 'amount',
          title: t('statements.amount'),
          isFigure: true,
          isMain: true,
          cell: ({ amount }) => money(amount),
        },
      ]}
    />
  )
}
