import type { TransactionFilters, WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import { Fragment } from 'react'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { Link } from '#platform/page/link.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { classes } from '#ui/style/classes.ts'
import { transactionLink } from './cause-link.ts'
import styles from './history.module.css'
import { type Causes, useTransactionText } from './transaction-text.ts'
import { useEarlier } from './use-earlier.ts'

type Page = { items: WalletTransaction[]; next: number | null }

type HistoryProps = { page: Page; filters: TransactionFilters; causes: Causes }

export function History({ page, filters, causes }: HistoryProps) {
  const t = useText()
  const { isBusy, error, attempt } = useAttempt()
  const { lines, next, add } = useEarlier(page)

  function showEarlier(before: number) {
    attempt(async () => {
      add(await call('GET /wallet/transactions', { query: { ...filters, before } }))
    })
  }

  return (
    <>
      <Ledger lines={lines} causes={causes} />
      <ActionError title={t('wallet.load_failed')} error={error} />
      {next !== null && (
        <Button kind='quiet' busy={isBusy} onClick={() => showEarlier(next)}>
          {t('wallet.earlier')}
        </Button>
      )}
      <p className={classes('tiny soft', styles.brackets)}>{t('wallet.brackets')}</p>
    </>
  )
}

function Ledger({ lines, causes }: { lines: WalletTransaction[]; causes: Causes }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <table className={styles.ledger}>
      <caption className='hidden-label'>{t('wallet.transactions')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('wallet.date')}</th>
          <th scope='col'>{t('wallet.what')}</th>
          <th scope='col' className={styles.amount}>
            {t('wallet.amount')}
          </th>
          <th scope='col' className={styles.after}>
            {t('wallet.after')}
          </th>
        </tr>
      </thead>
      {[...Map.groupBy(lines, ({ at }) => time.companyDay(at, 'month'))].map(([month, ofMonth]) => (
        <tbody key={month}>
          <tr className={styles.month}>
            <th scope='rowgroup' colSpan={4}>
              {month}
            </th>
          </tr>
          {ofMonth.map((line) => (
            <Row key={line.id} line={line} causes={causes} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ line, causes }: { line: WalletTransaction; causes: Causes }) {
  const language = useLanguage()
  const { title, note, isSetAside } = useTransactionText(causes)(line)
  const day = useTimeFormat().companyDay(line.at, 'short')
  const { amount } = line.amount
  return (
    <tr>
      <td className={styles.when}>
        <time dateTime={line.at}>{day}</time>
      </td>
      <th scope='row'>
        <Cause to={transactionLink(line, causes)}>{title}</Cause>
        {note && <small>{note}</small>}
      </th>
      <td className={classes(styles.amount, amount > 0 && styles.plus)}>
        {isSetAside
          ? `(${formatMoney(-amount, language)})`
          : formatMoney(amount, language, { sign: 'always' })}
      </td>
      <td className={styles.after}>{formatMoney(line.balance.amount, language)}</td>
    </tr>
  )
}

function Cause({ to, children }: { to: string | undefined; children: string }) {
  if (!to) return <Fragment>{children}</Fragment>
  return (
    <Link
      to={to}
      state={to.startsWith('/my-wallet') ? opensOverlay : undefined}
      preventScrollReset
      className={styles.cause}
    >
      {children}
    </Link>
  )
}
