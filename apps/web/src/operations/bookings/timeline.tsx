import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { useLanguage, useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'
import { Section } from '#ui/page/section.tsx'
import { Timeline, TimelineItem } from '#ui/state/timeline.tsx'

type Moment = { at: string; title: string; note?: string; tone?: 'bad' | 'next' }

export function BookingTimeline({ booking }: { booking: AdminBooking }) {
  const t = useText()
  const time = useTimeFormat()
  const moments = [...usePast(booking), ...useNext(booking)]
  return (
    <Section title={t('admin_bookings.timeline')}>
      <Timeline>
        {moments
          .toSorted((one, other) => (one.at < other.at ? -1 : 1))
          .map(({ at, title, note, tone }) => (
            <TimelineItem key={`${at} ${title}`} title={title} tone={tone}>
              {time.companyDay(at, 'short')}, {time.companyTime(at)}
              {note && ` · ${note}`}
            </TimelineItem>
          ))}
      </Timeline>
    </Section>
  )
}

function usePast({ steps, changes, payments, refunds }: AdminBooking): Moment[] {
  const t = useText()
  const named = useNamedText()
  const time = useTimeFormat()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const days = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) =>
    `${time.day(checkIn, 'short')} – ${time.day(checkOut, 'short')}`
  return [
    ...steps.map(({ status, at, reason, by }) => ({
      at,
      title: named(`admin_bookings.step.${status}`),
      note: [by, reason].filter(Boolean).join(' · '),
      ...(status === 'cancelled' && { tone: 'bad' as const }),
    })),
    ...changes
      .filter(({ from, to }) => days(from) !== days(to))
      .map(({ at, from, to }) => ({
        at,
        title: t('admin_bookings.moment.changed', { dates: days(to) }),
        note: `${days(from)}, ${money(from.total.amount)}`,
      })),
    ...payments
      .filter(({ failure }) => failure !== null)
      .map(({ at, card, failure }) => ({
        at,
        title: t('admin_bookings.moment.declined', { amount: money(card.amount) }),
        note: failure ?? '',
        tone: 'bad' as const,
      })),
    ...refunds.map(({ at, toCard, toWallet, cause }) => ({
      at,
      title: t('admin_bookings.moment.refunded', {
        amount: money(toCard.amount + toWallet.amount),
      }),
      note: t(`admin_bookings.cause.${cause}`),
    })),
  ]
}

function useNext(booking: AdminBooking): Moment[] {
  const t = useText()
  const language = useLanguage()
  const { status, curve, checkInAt, checkOutAt, settlesAt, isSettled, owner, payout } = booking
  if (status !== 'confirmed') return []
  const amount = formatMoney(payout.amount, language)
  const full = curve?.points.findLast(
    ({ refund }) => refund.total.amount === curve.now.total.amount,
  )
  const next = { tone: 'next' } as const
  return [
    ...(full ? [{ at: full.until, title: t('admin_bookings.moment.refund_ends'), ...next }] : []),
    { at: checkInAt, title: t('admin_bookings.moment.check_in'), ...next },
    {
      at: settlesAt,
      title: t('admin_bookings.moment.payout', { name: owner.fullName, amount }),
      ...(isSettled ? {} : next),
    },
    { at: checkOutAt, title: t('admin_bookings.moment.check_out'), ...next },
  ]
}
