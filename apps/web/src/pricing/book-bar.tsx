import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { ReactNode } from 'react'
import { useSwitch } from '#platform/switches/use-switch.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { hasDates, type StayParams } from '#suites/stay-params.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Estimate } from '#ui/format/estimate.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Currency, Money } from '#ui/format/money.tsx'
import type { ReserveState } from './quote-card.tsx'
import type { Priced, Unpriced } from './request-quote.ts'

type BookBarProps = {
  stay: StayParams
  nightlyFrom: number | null
  asked: Priced | Unpriced | null
  onDates: () => void
  /** Shows the price and what prevents it. */
  onQuote: () => void
  reserving: Pick<ReserveState, 'isBusy' | 'onReserve'>
}

export function BookBar(props: BookBarProps) {
  const { stay, nightlyFrom, asked, reserving, onDates, onQuote } = props
  const t = useText()
  const canBook = useSwitch('bookings')
  const quote = asked && 'quote' in asked ? asked.quote : null
  return (
    <BottomBar {...usePriceSummary({ stay, nightlyFrom, asked })}>
      {asked && !(quote && canBook) ? (
        <Button kind='quiet' onClick={onQuote}>
          {t('quote.see_why')}
        </Button>
      ) : (
        <Button busy={reserving.isBusy} onClick={hasDates(stay) ? reserving.onReserve : onDates}>
          {t(hasDates(stay) ? 'quote.reserve' : 'quote.pick_dates')}
        </Button>
      )}
    </BottomBar>
  )
}

type BookBarPrice = Pick<BookBarProps, 'stay' | 'nightlyFrom' | 'asked'>

/** Dates without a price show why, since another price would be taken for theirs. */
function usePriceSummary({ stay, nightlyFrom, asked }: BookBarPrice): {
  amount: ReactNode
  description: string
} {
  const t = useText()
  const language = useLanguage()
  if (hasDates(stay)) {
    const days = formatDayRange(stay.checkIn, stay.checkOut, language)
    if (asked && 'quote' in asked) {
      const total = asked.quote.total.amount
      const amount = (
        <>
          <Money amount={total} withCurrency />
          <Estimate amount={total} />
        </>
      )
      return { amount, description: t('quote.bar_total', { days }) }
    }
    return { amount: days, description: t(asked ? `problem.${asked.code}` : 'quote.loading') }
  }
  if (nightlyFrom === null) return { amount: t('quote.full_year'), description: '' }
  const price = formatMoney(nightlyFrom, language, { cents: 'whole' })
  const amount = (
    <>
      {t('quote.from', { price })}
      <Currency />
      <Estimate amount={nightlyFrom} />
    </>
  )
  return { amount, description: t('quote.per_night') }
}
