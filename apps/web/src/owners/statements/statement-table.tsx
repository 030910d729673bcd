import type { StatementSummary } from '@marea/contract/owners/statements/statement.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextButton, TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import { DownloadIcon } from './download-button.tsx'
import styles from './statements.module.css'
import { CheckResult, type MonthCheck } from './verify/month-check.tsx'

type TableProps = { months: readonly StatementSummary[]; sealsOn: string; check: MonthCheck }

/** Every month, the open one first; a check opens a row below its month. */
export function StatementTable({ months, sealsOn, check }: TableProps) {
  const t = useText()
  return (
    <table className={styles.table}>
      <caption className='hidden-label'>{t('statements.by_month')}</caption>
      <thead>
        <tr>
          <th scope='col'>{t('statements.month')}</th>
          <th scope='col' className={styles.opening}>
            {t('statements.opening')}
          </th>
          <th scope='col'>{t('statements.profit')}</th>
          <th scope='col'>{t('statements.adjustments')}</th>
          <th scope='col'>{t('statements.paid_out')}</th>
          <th scope='col'>{t('statements.closing')}</th>
          <th scope='col' className={styles.seal}>
            {t('statements.seal')}
          </th>
          <th scope='col'>
            <span className='hidden-label'>{t('statements.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((summary, index) => (
          <MonthRows
            key={summary.month}
            summary={summary}
            check={check}
            sealsOn={index === 0 ? sealsOn : null}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { summary: StatementSummary; check: MonthCheck; sealsOn: string | null }

function MonthRows({ summary, check, sealsOn }: RowProps) {
  const t = useText()
  const time = useTimeFormat()
  const { month, opening, profit, adjustments, paidOut, closing, sealed } = summary
  const name = time.day(`${month}-01`, 'month')
  const isChecked = check.asked === month && (check.found !== null || check.error !== null)
  return (
    <>
      <tr className={sealed ? undefined : styles.open}>
        <th scope='row'>
          <TextLink to={`/property-management/statements/${month}`} className={styles.month}>
            {name}
          </TextLink>
          {!sealed && (
            <small>
              {sealsOn
                ? t('statements.open_until', { day: time.day(sealsOn, 'short') })
                : t('statements.sealing')}
            </small>
          )}
        </th>
        <td className={styles.opening}>
          <Money amount={opening} />
        </td>
        <td className={styles.figure} data-title={t('statements.profit')}>
          {sealed ? <Money amount={profit} sign='always' /> : t('statements.in_progress')}
        </td>
        <td className={styles.figure} data-title={t('statements.adjustments')}>
          {sealed ? <Money amount={adjustments} sign='always' /> : '–'}
        </td>
        <td className={styles.figure} data-title={t('statements.paid_out')}>
          <Money amount={paidOut} />
        </td>
        <td className={classes(styles.figure, styles.closing)} data-title={t('statements.closing')}>
          {sealed ? <Money amount={closing} /> : '–'}
        </td>
        <td className={styles.seal}>
          {sealed ? (
            <span className={styles.sealed}>
              <Icon name='seal' small />
              <code>{`${sealed.seal.slice(0, 4)} ${sealed.seal.slice(4, 8)}`}</code>
            </span>
          ) : (
            t('statements.not_sealed')
          )}
        </td>
        <td className={styles.do}>
          {sealed && (
            <div className={styles.actions}>
              <TextButton
                aria-label={t('statements.verify_month', { month: name })}
                aria-busy={check.isBusy && check.asked === month}
                onClick={() => check.verify(month)}
              >
                {check.isBusy && check.asked === month
                  ? t('statements.verifying')
                  : t('statements.verify')}
              </TextButton>
              <DownloadIcon
                month={month}
                format='pdf'
                label={t('statements.pdf_of', { month: name })}
              />
            </div>
          )}
        </td>
      </tr>
      {isChecked && (
        <tr className={classes(styles.result)}>
          <td colSpan={8}>
            <CheckResult check={check} />
          </td>
        </tr>
      )}
    </>
  )
}
