import type { BackTest as Tested } from '@marea/contract/rates/prices.ts'
import type { CSSProperties } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { classes } from '#ui/style/classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import styles from './back-test.module.css'
import { MonthTable } from './month-table.tsx'

type BackTestProps = { tested: Tested; isPending: boolean }

export function BackTest({ tested, isPending }: BackTestProps) {
  const t = useText()
  if (tested.actual.nights === 0) {
    return (
      <EmptyState title={t('prices.back_test_no_stays')}>
        {t('prices.back_test_no_stays_description')}
      </EmptyState>
    )
  }
  return (
    <section className={styles.backTest} aria-busy={isPending}>
      <Answer tested={tested} />
      <p className={styles.key}>
        <span className={styles.actualKey}>{t('prices.actual')}</span>
        <span className={styles.proposedKey}>{t('prices.proposed')}</span>
        <span className={styles.lessKey}>{t('prices.less')}</span>
      </p>
      <Months tested={tested} />
      <Assumptions tested={tested} />
      <MonthTable tested={tested} />
    </section>
  )
}

const inSentence = { sign: 'always', isUnbroken: true } as const

function Answer({ tested }: { tested: Tested }) {
  const t = useText()
  const language = useLanguage()
  const { actual, proposed, range } = tested
  const nights = proposed.nights - actual.nights
  const whole = (amount: number) => {
    const dollars = Math.round(amount / 100) * 100
    return formatMoney(dollars, language, { cents: 'whole', ...inSentence })
  }
  return (
    <div className={styles.head} role='status'>
      <p className='soft'>{t('prices.back_test')}</p>
      <Heading level={2} className={styles.answer}>
        {t('prices.result', {
          amount: formatMoney(proposed.amount - actual.amount, language, inSentence),
          nights: t('prices.nights_delta', { count: Math.abs(nights), sign: signOf(nights) }),
        })}
      </Heading>
      <p>
        {t(nights === 0 ? 'prices.instead_same_nights' : 'prices.instead', {
          proposed: formatMoney(proposed.amount, language),
          actual: formatMoney(actual.amount, language),
          proposedNights: proposed.nights,
          actualNights: actual.nights,
        })}{' '}
        {range.least !== range.most && (
          <span className='soft'>
            {t('prices.likely', {
              least: whole(range.least - actual.amount),
              most: whole(range.most - actual.amount),
            })}
          </span>
        )}
      </p>
      <Reasons tested={tested} />
    </div>
  )
}

function Reasons({ tested }: { tested: Tested }) {
  const t = useText()
  const { lost, replaced, gainedNights } = tested
  const reasons = [
    lost.price > 0 && t('prices.reason.price', { count: lost.price }),
    lost.minStay > 0 && t('prices.reason.min_stay', { count: lost.minStay }),
    replaced > 0 && t('prices.reason.replaced', { count: replaced }),
    gainedNights > 0 && t('prices.reason.gained', { count: gainedNights }),
  ].filter((reason) => reason !== false)
  return reasons.length > 0 && <p className='small soft'>{reasons.join(' ')}</p>
}

function signOf(count: number): string {
  if (count === 0) return ''
  return count < 0 ? '\u2212' : '+'
}

type Shares = CSSProperties & { '--actual': number; '--proposed': number }

function Months({ tested: { months } }: { tested: Tested }) {
  const t = useText()
  const most = Math.max(
    1,
    ...months.flatMap((month) => [month.actual.amount, month.proposed.amount]),
  )
  return (
    <table className={styles.months}>
      <caption className='hidden-label'>{t('prices.back_test')}</caption>
      <thead className='hidden-label'>
        <tr>
          <th scope='col'>{t('prices.month')}</th>
          <th scope='col'>{t('prices.actual')}</th>
          <th scope='col'>{t('prices.proposed')}</th>
          <th scope='col'>{t('prices.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <Month key={month.month} month={month} most={most} />
        ))}
      </tbody>
    </table>
  )
}

function Month({ month, most }: { month: Tested['months'][number]; most: number }) {
  const language = useLanguage()
  const time = useTimeFormat()
  const { actual, proposed } = month
  const difference = proposed.amount - actual.amount
  const dollars = Math.round(difference / 100) * 100
  const shares: Shares = {
    '--actual': actual.amount / most,
    '--proposed': proposed.amount / most,
  }
  const isFirst = month.month.endsWith('-01')
  return (
    <tr style={shares} className={classes(difference < 0 && styles.less)}>
      <th scope='row'>
        {time.day(`${month.month}-01`, 'shortMonth')}
        <small data-first={isFirst || undefined}>{month.month.slice(0, 4)}</small>
      </th>
      <td className={styles.actual}>
        <span className='hidden-label'>{formatMoney(actual.amount, language)}</span>
      </td>
      <td className={styles.proposed}>
        <span className='hidden-label'>{formatMoney(proposed.amount, language)}</span>
      </td>
      <td className={styles.difference}>
        {dollars === 0
          ? ''
          : formatMoney(dollars, language, { cents: 'whole', sign: 'always' }).replace('$', '')}
      </td>
    </tr>
  )
}

function Assumptions({ tested }: { tested: Tested }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { assumptions, searches, from } = tested
  const { keptPercent, lostOneIn, lostPercent, searchesPerBooking } = assumptions
  const { similarHomes, minSimilarHomes } = assumptions
  const count = searchesPerBooking
  const isPartlyKnown = searches.since !== null && searches.since > from
  return (
    <div className={styles.assumed}>
      <h3>{t('prices.assumed')}</h3>
      <ul>
        <li>
          {t('prices.assume.kept', { percent: keptPercent, count: lostOneIn, all: lostPercent })}
        </li>
        <li>{t('prices.assume.min_stay')}</li>
        <li>{t('prices.assume.empty')}</li>
        <li>{t('prices.assume.similar', { count: similarHomes, least: minSimilarHomes })}</li>
        {searches.since === null ? (
          <li>{t('prices.assume.no_searches')}</li>
        ) : (
          <>
            <li>{t('prices.assume.demand', { count })}</li>
            <li>
              {t('prices.assume.searches', { searches: formatNumber(searches.count, language) })}
              {isPartlyKnown &&
                ` ${t('prices.assume.since', { month: time.day(searches.since, 'month') })}`}
            </li>
          </>
        )}
        <li>{t('prices.assume.same_week')}</li>
        <li>{t('prices.assume.revenue')}</li>
        <li>{t('prices.assume.closed')}</li>
        <li>{t('prices.assume.estimate')}</li>
      </ul>
    </div>
  )
}
