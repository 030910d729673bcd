import type { BookingPayout, HostedBooking } from '@marea/contract/owners/booking/hosted-booking.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ownerLinks } from '#statements/payouts/opened/payout-links.ts'
import { payoutTones } from '#statements/payouts/payout-texts.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { State } from '#ui/text/badge.tsx'
import { Part } from './part.tsx'

type BookingPayoutsProps = { booking: HostedBooking; payout: BookingPayout }

export function BookingPayouts({ booking, payout }: BookingPayoutsProps) {
  const t = useText()
  const time = useTimeFormat()
  const { payouts } = payout
  return (
    <Part id='payout' title={t('hosted_booking.payout')}>
      {payout.isOnHold && (
        <Notice tone='info' title={t('financials.on_hold')}>
          {t('hosted_booking.on_hold')}
        </Notice>
      )}
      <Ahead booking={booking} payout={payout} />
      {payouts.length > 0 && (
        <>
          <RowList isDense>
            {payouts.map(({ id, status, steps, bankAccount, arrivesOn }) => (
              <Row
                key={id}
                actions={<State tone={payoutTones[status]}>{t(`payouts.state.${status}`)}</State>}
              >
                <TextLink to={ownerLinks.payout(id)}>
                  {t('hosted_booking.payout_of', {
                    day: time.companyDay(steps[0]?.at ?? '', 'medium'),
                  })}
                </TextLink>
                <small>
                  {t('payouts.to_bank', {
                    bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
                  })}
                  {status === 'sent' &&
                    ` · ${t('payouts.arrives', { day: time.day(arrivesOn, 'short') })}`}
                </small>
              </Row>
            ))}
          </RowList>
          <p className='soft small'>{t('hosted_booking.payout_note')}</p>
        </>
      )}
    </Part>
  )
}

function Ahead({ booking, payout }: BookingPayoutsProps) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { isSettled, isWaiting, nextOn, payouts } = payout
  const amount = booking.earning?.amount ?? 0
  if (isWaiting) {
    const key = payouts.length > 0 && isPaid(payout) ? 'payout_partly' : 'payout_waiting'
    if (!nextOn) return <p>{t(`hosted_booking.${key}`)}</p>
    return <p>{t(`hosted_booking.${key}_on`, { day: time.day(nextOn, 'long') })}</p>
  }
  if (isSettled || payouts.length > 0) return null
  if (amount === 0) return <p>{t('hosted_booking.payout_nothing')}</p>
  const day = time.companyDay(booking.settlesAt, 'long')
  return (
    <p>{t('hosted_booking.payout_releases', { amount: formatMoney(amount, language), day })}</p>
  )
}

/** Whether a part of the stay reached the bank or is on its way there. */
function isPaid({ payouts }: BookingPayout): boolean {
  return payouts.some(({ status }) => status !== 'returned' && status !== 'rejected')
}
