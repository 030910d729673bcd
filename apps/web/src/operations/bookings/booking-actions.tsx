import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ApprovalActions } from '#operations/approvals/approval-actions.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Money } from '#ui/format/money.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
import styles from './bookings.module.css'
import { CancelPane } from './cancel-pane.tsx'
import { ChangePane } from './change-pane.tsx'
import { RefundPane } from './refund-pane.tsx'

type BookingActionsProps = { booking: AdminBooking; limits: GuestLimits; refundCurve: ReactNode }

export function BookingActions({ booking, limits, refundCurve }: BookingActionsProps) {
  const t = useText()
  const { can, status, approvals } = booking
  const [query] = useSearchParams()
  const chosen = can.find((act) => act === query.get('act')) ?? can[0]
  const open = approvals.filter(({ verdict }) => verdict === null)
  const panes = {
    refund: <RefundPane booking={booking} />,
    change: <ChangePane booking={booking} limits={limits} />,
    cancel: <CancelPane booking={booking} refundCurve={refundCurve} />,
  }
  return (
    <div className={styles.pane}>
      {open.map((approval) => (
        <section key={approval.id} className={styles.pane}>
          <Heading level={2} size='name'>
            {t(`approval_desk.kind.${approval.kind}`)} <Money amount={approval.amount.amount} />
          </Heading>
          <p>{approval.reason}</p>
          <ApprovalActions approval={approval} />
        </section>
      ))}
      {chosen === undefined ? (
        <>
          <Heading level={2} size='name'>
            {t('booking_desk.actions_none')}
          </Heading>
          <p className='soft'>{t(`booking_desk.refused.${status}`)}</p>
        </>
      ) : (
        <>
          <TabLinks
            label={t('booking_desk.actions')}
            wraps
            links={can.map((act) => ({
              to: `?act=${act}`,
              label: t(`booking_desk.act.${act}`),
              isCurrent: act === chosen,
            }))}
          />
          {panes[chosen]}
        </>
      )}
    </div>
  )
}
