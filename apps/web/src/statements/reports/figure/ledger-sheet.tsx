import type { LedgerLine } from '@marea/contract/statements/reports/endpoints.ts'
import type { ReactNode } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Money } from '#ui/format/money.tsx'
import styles from './sheet.module.css'

/** The postings of a booking, one row for each account that an entry changed. */
export function LedgerTable({ postings }: { postings: readonly LedgerLine[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <table className={styles.ledger}>
      <caption>{t('reports.sheet.ledger')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('reports.sheet.posted')}</th>
          <th scope='col'>{t('reports.sheet.entry')}</th>
          <th scope='col'>{t('reports.sheet.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {postings.map(({ entryId, at, entry, account, amount }) => (
          <tr key={`${entryId} ${account} ${amount}`}>
            <td>{time.companyDay(at, 'short')}</td>
            <th scope='row'>
              {t(`reports.account.${account}`)}
              <small>
                {t(`reports.entry.${entry}`)} · #{entryId}
              </small>
            </th>
            <td>
              <Money amount={amount} sign='always' />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
