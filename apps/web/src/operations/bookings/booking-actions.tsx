import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ApprovalActions } from '#operations/approvals/approval-actions.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { TabLinks } from '#ui/text/tab-links.tsx'
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
    <Stack>
      {open.map((approval) => (
        <Section
          key={approval.id}
          title={
            <>
              {' '}
              {t(`admin_approvals.kind.${approval.kind}`)} <Money amount={approval.amount.amount} />
            </>
          }
        >
          <p>{approval.reason}</p>
          <ApprovalActions approval={approval} />
        </Section>
      ))}
      {chosen === undefined ? (
        <Section
          title={t('admin_bookings.actions_none')}
          lead={t(`admin_bookings.refused.${status}`)}
        />
      ) : (
        <>
          <TabLinks
            label={t('admin_bookings.actions')}
            wraps
            links={can.map((act) => ({
              to: `?act=${act}`,
              label: t(`admin_bookings.act.${act}`),
              isCurrent: act === chosen,
            }))}
          />
          {panes[chosen]}
        </>
      )}
    </Stack>
  )
}
