import type { Overview } from '@marea/contract/owners/overview.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Stack } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'

export function MonthAnswer({ overview }: { overview: Overview }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { profit, today, occupiedPercent, homes } = overview
  const month = time.day(today, 'month')
  if (!profit) {
    return (
      <Stack gap={3}>
        <p className='soft'>{t('overview.month', { month })}</p>
        <Heading level={2} size='display'>
          {t('overview.occupied', { percent: occupiedPercent })}
        </Heading>
        <p>{t('overview.in_homes', { count: homes.length })}</p>
      </Stack>
    )
  }
  const { amount, earnings, expenses, lastYear, nights } = profit
  return (
    <Stack gap={3}>
      <p className='soft'>{t('overview.month_booked', { month })}</p>
      <Heading level={2} size='display'>
        {formatMoney(amount.amount, language)}
      </Heading>
      <p>
        {t('overview.made_of', {
          earnings: formatMoney(earnings.amount, language),
          expenses: formatMoney(expenses.amount, language),
        })}{' '}
        {t('overview.nights', { count: nights })}{' '}
        {lastYear && <LastYear now={amount.amount} before={lastYear.amount} />}{' '}
        <TextLink to='#bookings'>{t('overview.see_bookings')}</TextLink>
      </p>
    </Stack>
  )
}

type LastYearProps = { now: number; before: number }

function LastYear({ now, before }: LastYearProps) {
  const t = useText()
  const language = useLanguage()
  const amount = formatMoney(Math.abs(now - before), language)
  const isMore = now >= before
  return (
    <span className={isMore ? 'good' : undefined}>
      {t(isMore ? 'overview.more' : 'overview.less', { amount })}
    </span>
  )
}
