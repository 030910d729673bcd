import { usd } from '@marea/contract/platform/money.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { StatementSummary } from '@marea/contract/statements/monthly/statement.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton, TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Inline } from '#ui/page/stack.tsx'
import type { Column } from '#ui/table/column.ts'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { DownloadIcon } from './download-button.tsx'
import styles from './statements.module.css'
import { CheckResult, type MonthCheck } from './verify/month-check.tsx'

type TableProps = { months: readonly StatementSummary[]; sealsOn: string; check: MonthCheck }

/** Every month, the open one first; a check opens a row below its month. */
export function StatementTable({ months, sealsOn, check }: TableProps) {
  const t = useText()
  const figures = useFigures()
  const isChecked = check.found !== null || check.error !== null
  const [open] = months
  const monthColumn: Column<StatementSummary> = {
    id: 'month',
    title: t('statements.month'),
    isName: true,
    value: ({ month }) => month,
    cell: (row) => <Month row={row} sealsOn={row === open ? sealsOn : null} />,
  }
  return (
    <Table
      caption={t('statements.by_month')}
      hideCaption
      rows={months}
      rowId={({ month }) => month}
      rowClass={({ sealed }) => (sealed ? undefined : 'soft')}
      sorting='rows'
      file='marea-statements'
      columns={[
        monthColumn,
        ...figures,
        {
          id: 'seal',
          title: t('statements.seal'),
          isSortable: false,
          value: ({ sealed }) => sealed?.seal,
          cell: (row) => <Seal row={row} />,
        },
        {
          id: 'actions',
          title: t('statements.actions'),
          hidesTitle: true,
          isFigure: true,
          cell: (row) => row.sealed && <Actions month={row.month} check={check} />,
        },
      ]}
      detail={({ month }) => isChecked && check.asked === month && <CheckResult check={check} />}
    />
  )
}

/** Figures that can still change have no value in the open month. */
function useFigures(): Column<StatementSummary>[] {
  const t = useText()
  const isFigure = true
  return [
    {
      id: 'opening',
      title: t('statements.opening'),
      isFigure,
      value: ({ opening }) => usd(opening),
    },
    {
      id: 'profit',
      title: t('statements.profit'),
      isFigure,
      value: ({ profit, sealed }) => sealed && usd(profit),
      cell: ({ profit, sealed }) =>
        sealed ? <Money amount={profit} sign='always' /> : t('statements.in_progress'),
    },
    {
      id: 'adjustments',
      title: t('statements.adjustments'),
      isFigure,
      value: ({ adjustments, sealed }) => sealed && usd(adjustments),
      cell: ({ adjustments, sealed }) =>
        sealed ? <Money amount={adjustments} sign='always' /> : '–',
    },
    {
      id: 'paid_out',
      title: t('statements.paid_out'),
      isFigure,
      value: ({ paidOut }) => usd(paidOut),
    },
    {
      id: 'closing',
      title: t('statements.closing'),
      isFigure,
      value: ({ closing, sealed }) => sealed && usd(closing),
      cell: ({ closing, sealed }) =>
        sealed ? (
          <b>
            <Money amount={closing} />
          </b>
        ) : (
          '–'
        ),
    },
  ]
}

function Month({ row, sealsOn }: { row: StatementSummary; sealsOn: string | null }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <>
      <TextLink to={`/property-management/statements/${row.month}`}>
        {startLine(time.day(`${row.month}-01`, 'month'))}
      </TextLink>
      {!row.sealed && (
        <small>
          {sealsOn
            ? t('statements.open_until', { day: time.day(sealsOn, 'short') })
            : t('statements.sealing')}
        </small>
      )}
    </>
  )
}

function Seal({ row: { sealed } }: { row: StatementSummary }) {
  const t = useText()
  if (!sealed) return t('statements.not_sealed')
  return (
    <State tone='good'>
      <code>{`${sealed.seal.slice(0, 4)} ${sealed.seal.slice(4, 8)}`}</code>
    </State>
  )
}

function Actions({ month, check }: { month: string; check: MonthCheck }) {
  const t = useText()
  const name = useTimeFormat().day(`${month}-01`, 'month')
  const isVerifying = check.isBusy && check.asked === month
  return (
    <Inline isEnd className={styles.actions}>
      <TextButton
        aria-label={t('statements.verify_month', { month: name })}
        aria-busy={isVerifying}
        onClick={() => check.verify(month)}
      >
        {t(isVerifying ? 'statements.verifying' : 'statements.verify')}
      </TextButton>
      <DownloadIcon month={month} format='pdf' label={t('statements.pdf_of', { month: name })} />
    </Inline>
  )
}
