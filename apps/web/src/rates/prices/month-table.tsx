import type { BackTest } from '@marea/contract/rates/prices.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { Icon } from '#ui/media/icon.tsx'
import styles from './month-table.module.css'

export function MonthTable({ tested }: { tested: BackTest }) {
  const t = useText()
  return (
    <details className={styles.all}>
      <summary>
        <Icon name='down' small />
        {t('prices.show_months', { count: tested.months.length })}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard, too */}
      <section className={styles.scroll} aria-label={t('prices.months_table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope='col'>{t('prices.month')}</th>
              <th scope='col'>{t('prices.actual')}</th>
              <th scope='col'>{t('prices.proposed')}</th>
              <th scope='col'>{t('prices.difference')}</th>
              <th scope='col'>{t('prices.nights_actual')}</th>
              <th scope='col'>{t('prices.nights_proposed')}</th>
              <th scope='col'>{t('prices.searches')}</th>
            </tr>
          </thead>
          <tbody>
            {tested.months.map((month) => (
              <Row key={month.month} name={<MonthName month={month.month} />} figures={month} />
            ))}
          </tbody>
          <tfoot>
            <Row
              name={t('prices.all_months', { count: tested.months.length })}
              figures={{ ...tested, searches: tested.searches.count }}
            />
          </tfoot>
        </table>
      </section>
    </details>
  )
}

function MonthName({ month }: { month: string }) {
  return useTimeFormat().day(`${month}-01`, 'month')
}

type RowProps = {
  name: ReactNode
  figures: Pick<BackTest['months'][number], 'actual' | 'proposed' | 'searches'>
}

function Row({ name, figures: { actual, proposed, searches } }: RowProps) {
  const language = useLanguage()
  const difference = proposed.amount - actual.amount
  return (
    <tr>
      <th scope='row'>{name}</th>
      <td>{formatMoney(actual.amount, language)}</td>
      <td>{formatMoney(proposed.amount, language)}</td>
      <td className={difference < 0 ? styles.less : undefined}>
        {formatMoney(difference, language, { sign: 'always' })}
      </td>
      <td>{actual.nights}</td>
      <td>{proposed.nights}</td>
      <td>{formatNumber(searches, language)}</td>
    </tr>
  )
}
