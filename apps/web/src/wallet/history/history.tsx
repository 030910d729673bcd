import type { TransactionFilters, WalletTransaction } from '@marea/contract/wallet/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { transactionLink } from './cause-link.ts'
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
      <p className='tiny soft'>{t('wallet.brackets')}</p>
    </>
  )
}

type LedgerProps = { lines: WalletTransaction[]; causes: Causes }

function Ledger({ lines, causes }: LedgerProps) {
  const t = useText()
  const columns = useColumns(causes)
  const { companyDay } = useTimeFormat()
  return (
    <Table
      caption={t('wallet.transactions')}
      hideCaption
      columns={columns}
      rows={lines}
      rowId={({ id }) => String(id)}
      groups={{ of: ({ at }) => companyDay(at, 'month'), title: (month) => month }}
      narrow='brief'
    />
  )
}

function useColumns(causes: Causes): Column<WalletTransaction>[] {
  const t = useText()
  const language = useLanguage()
  const { companyDay } = useTimeFormat()
  const textOf = useTransactionText(causes)
  return [
    {
      id: 'at',
      title: t('wallet.date'),
      cell: ({ at }) => (
        <time dateTime={at} className='soft'>
          {companyDay(at, 'short')}
        </time>
      ),
    },
    {
      id: 'what',
      title: t('wallet.what'),
      isName: true,
      cell(line) {
        const { title, note } = textOf(line)
        return (
          <span>
            <Cause to={transactionLink(line, causes)}>{title}</Cause>
            {note && <small>{note}</small>}
          </span>
        )
      },
    },
    {
      id: 'amount',
      title: t('wallet.amount'),
      isFigure: true,
      isMain: true,
      cell(line) {
        const { amount } = line.amount
        if (textOf(line).isSetAside) return `(${formatMoney(-amount, language)})`
        const signed = formatMoney(amount, language, { sign: 'always' })
        return amount > 0 ? <b className='good'>{signed}</b> : <b>{signed}</b>
      },
    },
    {
      id: 'after',
      title: t('wallet.after'),
      isFigure: true,
      cell: ({ balance }) => <span className='soft'>{formatMoney(balance.amount, language)}</span>,
    },
  ]
}

type CauseProps = { to: string | undefined; children: string }

function Cause({ to, children }: CauseProps) {
  if (!to) return children
  return (
    <TextLink to={to} isOverlay={to.startsWith('/my-wallet')} preventScrollReset>
      {children}
    </TextLink>
  )
}
