import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import { formatDayIn } from '@marea/contract/platform/time/zoned-time.ts'
import type { ReactNode } from 'react'
import { useSwitch } from '#platform/switches/use-switch.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { hasDates, type StayParams } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Estimate, EstimateNote } from '#ui/format/estimate.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Currency, Money } from '#ui/format/money.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './quote-card.module.css'
import { QuoteError } from './quote-error.tsx'
import { QuoteLines } from './quote-lines.tsx'
import type { Priced, Unpriced } from './request-quote.ts'
import { SecurityDeposit } from './security-deposit.tsx'
import { StayFields } from './stay-fields.tsx'

export type ReserveState = { isBusy: boolean; refused: Unpriced | null; onReserve: () => void }

export type QuoteCardProps = {
  stay: StayParams
  limits: GuestLimits
  nightlyFrom: number | null
  asked: Priced | Unpriced | null
  isWaiting: boolean
  reserving: ReserveState
  onChange: (change: Partial<StayParams>) => void
  onDates: () => void
  isReasonAsked: boolean
  onReasonShown: () => void
}

/** The one card with a price: dates, guests, every line, and Reserve above them. */
export function QuoteCard(props: QuoteCardProps) {
  const { stay, asked, isWaiting, reserving, onChange, onDates } = props
  const refused = asked && 'code' in asked ? asked : reserving.refused
  const t = useText()
  const canBook = useSwitch('bookings')
  const quote = asked && 'quote' in asked ? asked.quote : null
  return (
    <Card
      as='aside'
      kind='price'
      isSticky
      id='quote'
      className={styles.card}
      aria-label={t('quote.label')}
      aria-busy={isWaiting}
    >
      <PriceOrReason {...props} />
      <StayFields {...props} />
      {refused && <QuoteError {...props} refusal={refused} onChange={onChange} />}
      {!canBook && <BookingsPaused />}
      {canBook && hasDates(stay) && (
        <ReserveButton reserving={reserving} canReserve={quote !== null} />
      )}
      {!hasDates(stay) && <PickDates onDates={onDates} />}
      {quote && (
        <>
          <FreeCancellation {...quote} total={quote.total.amount} />
          <QuoteLines quote={quote} />
          <SecurityDeposit deposit={quote.securityDeposit} />
          <p className='tiny soft'>{t('quote.kept')}</p>
        </>
      )}
      <EstimateNote />
    </Card>
  )
}

function PriceOrReason({ asked, nightlyFrom, stay }: QuoteCardProps) {
  const t = useText()
  if (asked && 'quote' in asked) {
    const { total, nights } = asked.quote
    return (
      <PriceNote note={t('quote.for_nights', { count: nights })} amount={total.amount}>
        <Money amount={total.amount} large />
      </PriceNote>
    )
  }
  if (hasDates(stay) && !asked) return <PriceNote note={t('quote.loading')}>…</PriceNote>
  if (nightlyFrom === null) return <PriceNote note=''>{t('quote.full_year')}</PriceNote>
  return (
    <PriceNote note={t('quote.per_night')} amount={nightlyFrom}>
      <FromPrice amount={nightlyFrom} />
    </PriceNote>
  )
}

type PriceNoteProps = { note: string; amount?: number; children: ReactNode }

function PriceNote({ note, amount, children }: PriceNoteProps) {
  return (
    <p className={styles.total} aria-live='polite'>
      <span className='serif'>{children}</span>
      {amount !== undefined && <Estimate amount={amount} />}
      <span className='soft small'>{note}</span>
    </p>
  )
}

function FromPrice({ amount }: { amount: number }) {
  const t = useText()
  const price = formatMoney(amount, useLanguage(), { cents: 'whole' })
  return (
    <>
      {t('quote.from', { price })}
      <Currency />
    </>
  )
}

function BookingsPaused() {
  const t = useText()
  return (
    <Notice tone='warn' title={t('switches.paused.bookings')} isAnnounced>
      {t('switches.paused_body.bookings')}
    </Notice>
  )
}

function PickDates({ onDates }: { onDates: () => void }) {
  const t = useText()
  return (
    <Button wide onClick={onDates}>
      {t('quote.pick_dates')}
    </Button>
  )
}

/** Charges nothing yet: it holds the dates and leads to checkout. */
function ReserveButton({
  reserving,
  canReserve,
}: {
  reserving: ReserveState
  canReserve: boolean
}) {
  const t = useText()
  return (
    <Button wide disabled={!canReserve} busy={reserving.isBusy} onClick={reserving.onReserve}>
      {t('quote.reserve')}
    </Button>
  )
}

type FreeCancellationProps = {
  timeZone: string
  refunds: readonly { until: string; amount: { amount: number } }[]
  total: number
}

function FreeCancellation({ refunds, timeZone, total }: FreeCancellationProps) {
  const t = useText()
  const language = useLanguage()
  const [first] = refunds
  if (first?.amount.amount !== total) return null
  return (
    <p className={styles.free}>
      <State tone='good'>
        {t('quote.free_until', {
          day: formatDayIn(timeZone, first.until, language, 'longWeekday'),
        })}
      </State>
    </p>
  )
}
