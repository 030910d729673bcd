import type { BookingMoment } from '@marea/contract/owners/booking/hosted-booking.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Part } from './part.tsx'

export function BookingHistory({ history }: { history: readonly BookingMoment[] }) {
  const t = useText()
  const time = useTimeFormat()
  const titleOf = useMomentTitle()
  const noteOf = useMomentNote()
  return (
    <Part id='history' title={t('hosted_booking.history')}>
      <RowList isDense>
        {history.map((moment) => (
          <Row key={`${moment.at} ${moment.kind}`}>
            <b>{titleOf(moment)}</b>
            <small>
              {time.companyDay(moment.at, 'medium')}, {time.companyTime(moment.at)}
            </small>
            {noteOf(moment).map((note) => (
              <small key={note}>{note}</small>
            ))}
          </Row>
        ))}
      </RowList>
    </Part>
  )
}

function useMomentTitle() {
  const t = useText()
  const language = useLanguage()
  return ({ kind, by, dates, amount }: BookingMoment): string => {
    if (kind === 'canceled' && by) return t(`hosted_booking.moment.canceled_by.${by}`)
    if (kind === 'refunded') {
      const refunded = formatMoney(amount?.amount ?? 0, language)
      return t('hosted_booking.moment.refunded', { amount: refunded })
    }
    if (dates && isMoved(dates)) {
      const { checkIn, checkOut } = dates.to
      const range = formatDayRange(checkIn, checkOut, language)
      return t('hosted_booking.moment.changed_dates', { dates: range })
    }
    return t(`hosted_booking.moment.${kind}`)
  }
}

function useMomentNote() {
  const t = useText()
  const language = useLanguage()
  return ({ kind, reason, dates, amount }: BookingMoment): string[] => {
    const notes = reason ? [reason] : []
    if (kind !== 'changed') return notes
    if (dates && isMoved(dates)) {
      const range = formatDayRange(dates.from.checkIn, dates.from.checkOut, language)
      notes.push(t('hosted_booking.moment.before', { dates: range }))
    }
    if (amount) {
      const total = formatMoney(amount.amount, language)
      notes.push(t('hosted_booking.moment.total', { amount: total }))
    }
    return notes
  }
}

function isMoved({ from, to }: NonNullable<BookingMoment['dates']>): boolean {
  return from.checkIn !== to.checkIn || from.checkOut !== to.checkOut
}
