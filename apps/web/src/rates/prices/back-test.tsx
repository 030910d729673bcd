import type { BackTest as Tested } from '@marea/contract/rates/prices.ts'
import type { CSSProperties } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ChartLegend } from '#ui/chart/chart-legend.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { formatNumber } from '#ui/format/format-number.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
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
    <Section isRuled aria-busy={isPending}>
      <Answer tested={tested} />
      <ChartLegend
        items={[
          { mark: 'before', label: t('prices.actual') },
          { mark: 'more', label: t('prices.proposed') },
          { mark: 'less', label: t('prices.less') },
        ]}
      />
      <Months tested={tested} />
      <Assumptions tested={tested} />
      <MonthTable tested={tested} />
    </Section>
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
    <Stack gap={2} role='status'>
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
    </Stack>
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

/** The table below has the same figures. */
function Months({ tested: { months } }: { tested: Tested }) {
  const most = Math.max(
    1,
    ...months.flatMap((month) => [month.actual.amount, month.proposed.amount]),
  )
  return (
    <ol className={styles.months} aria-hidden='true'>
      {months.map((month) => (
        <Month key={month.month} month={month} most={most} />
      ))}
    </ol>
  )
}

function Month({ month, most }: { month: Tested['months'][number]; most: number }) {
  const language = useLanguage()
  const time = useTimeFormat()
  const { actual, proposed } = month
  const difference = proposed.amount - actual.amount
  const dollars = Math.round(difference / 100) * 100
  const share = ({ amount }: { amount: number }): CSSProperties & { '--share': number } => ({
    '--share': amount / most,
  })
  const isFirst = month.month.endsWith('-01')
  return (
    <li className={classes(difference < 0 && styles.less)}>
      <span className={styles.month}>
        {time.day(`${month.month}-01`, 'shortMonth')}
        <small data-first={isFirst || undefined}>{month.month.slice(0, 4)}</small>
      </span>
      <i className={styles.actual} style={share(actual)} />
      <i className={styles.proposed} style={share(proposed)} />
      <span className={styles.difference}>
        {dollars === 0
          ? ''
          : formatMoney(dollars, language, { cents: 'whole', sign: 'always' }).replace('$', '')}
      </span>
    </li>
  )
}

function Assumptions({ tested }: { tested: Tested }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { assumptions, searches, from } = tested
  const { keptPercent, lostOneIn, lostPercent, searchesPerBooking } = assumptions
  const { similarHomes, minSimilarHomes } = assumptions
  const isPartlyKnown = searches.since !== null && searches.since > from
  return (
    <Section title={t('prices.assumed')} level={3} size='plain' className={styles.assumed}>
      <RowList isDense className='small'>
        <Row>
          {t('prices.assume.kept', { percent: keptPercent, count: lostOneIn, all: lostPercent })}
        </Row>
        <Row>{t('prices.assume.min_stay')}</Row>
        <Row>{t('prices.assume.empty')}</Row>
        <Row>{t('prices.assume.similar', { count: similarHomes, least: minSimilarHomes })}</Row>
        {searches.since === null ? (
          <Row>{t('prices.assume.no_searches')}</Row>
        ) : (
          <>
            <Row>{t('prices.assume.demand', { count: searchesPerBooking })}</Row>
            <Row>
              {t('prices.assume.searches', { searches: formatNumber(searches.count, language) })}
              {isPartlyKnown &&
                ` ${t('prices.assume.since', { month: time.day(searches.since, 'month') })}`}
            </Row>
          </>
        )}
        <Row>{t('prices.assume.same_week')}</Row>
        <Row>{t('prices.assume.revenue')}</Row>
        <Row>{t('prices.assume.closed')}</Row>
        <Row>{t('prices.assume.estimate')}</Row>
      </RowList>
    </Section>
  )
}
