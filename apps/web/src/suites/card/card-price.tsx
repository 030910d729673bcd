import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { formatMoney } from '#ui/format/format-money.ts'

type CardPriceProps = {
  nightlyFrom: number | null
  total?: number | undefined
  days?: { checkIn: string; checkOut: string } | undefined
  /** Set when each card has its own dates. */
  showsDates?: boolean
}

/**
 * Taxes and fees are always included: in the total with dates, in the lowest nightly price without.
 */
export function CardPrice({ nightlyFrom, total, days, showsDates }: CardPriceProps) {
  const t = useText()
  const language = useLanguage()
  if (total === undefined || !days) {
    if (nightlyFrom === null) return t('quote.full_year')
    const price = formatMoney(nightlyFrom, language, { cents: 'whole' })
    return (
      <>
        <b>{t('quote.from', { price })}</b> <span>{t('suite.a_night')}</span>
        <Estimate amount={nightlyFrom} />
      </>
    )
  }
  const count = nightsBetween(days.checkIn, days.checkOut)
  return (
    <>
      <b>{formatMoney(total, language)}</b> <span>{t('suite.total_for', { count })}</span>
      {showsDates && <span>{formatDayRange(days.checkIn, days.checkOut, language)}</span>}
      <Estimate amount={total} />
    </>
  )
}
