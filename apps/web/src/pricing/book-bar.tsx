import { useLanguage, useText } from '#platform/texts.tsx'
import { formatDays } from '#suites/days.ts'
import { hasDates, type Stay } from '#suites/stay.ts'
import { Button } from '#ui/button.tsx'
import { FootBar } from '#ui/foot-bar.tsx'
import { formatMoney } from '#ui/format-money.ts'
import type { Priced, Unpriced } from './ask-quote.ts'
import type { Reserving } from './quote-card.tsx'

type BookBarProps = {
  stay: Stay
  nightlyFrom: number | null
  asked: Priced | Unpriced | null
  onDates: () => void
  /** Shows the price and what stands in its way. */
  onQuote: () => void
  reserving: Pick<Reserving, 'isBusy' | 'onReserve'>
}

/** What the stay costs, or from what price on, and the next step. */
export function BookBar(props: BookBarProps) {
  const { stay, nightlyFrom, asked, reserving, onDates, onQuote } = props
  const t = useText()
  const language = useLanguage()
  const quote = asked && 'quote' in asked ? asked.quote : null
  const reserve = asked && !quote ? onQuote : reserving.onReserve
  const from =
    nightlyFrom === null
      ? t('quote.full_year')
      : t('quote.from', { price: formatMoney(nightlyFrom, language, { cents: 'whole' }) })
  return (
    <FootBar
      amount={quote ? formatMoney(quote.total.amount, language) : from}
      says={
        hasDates(stay)
          ? t('quote.bar_total', { days: formatDays(stay.checkIn, stay.checkOut, language) })
          : nightlyFrom !== null && t('quote.per_night')
      }
    >
      <Button busy={reserving.isBusy} onClick={hasDates(stay) ? reserve : onDates}>
        {t(hasDates(stay) ? 'quote.reserve' : 'quote.pick_dates')}
      </Button>
    </FootBar>
  )
}
