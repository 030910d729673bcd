import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import { useLoaderData } from 'react-router'
import { guestLimitsOf } from '#bookings/stay/guest-limits.ts'
import { RefundLine } from '#bookings/stay/refund-line.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/format/money.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import type { Route } from './+types/booking-page.ts'
import { AuditTrail } from './audit-trail.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingMoney } from './booking-money.tsx'
import styles from './bookings.module.css'
import { GuestFacts } from './guest-facts.tsx'
import { Messages } from './messages.tsx'
import { statusTones } from './status-tones.ts'
import { BookingTimeline } from './timeline.tsx'

export const shouldRevalidate = withOfflineData

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return whenAdmin(async () => {
    const booking = await loadPart(call('GET /admin/bookings/:id', { params: { id } }))
    return { booking, home: await loadHome(booking.value), readAt: Date.now() }
  })
}

async function loadHome(booking: AdminBooking | undefined): Promise<GuestLimits | null> {
  if (!booking?.can.includes('change')) return null
  const { slug } = booking.suite
  return (await loadPart(call('GET /suites/:slug', { params: { slug } }))).value ?? null
}

export default function BookingPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { booking, home, readAt } = loaded
  if (booking.value) return <Opened booking={booking.value} home={home} readAt={readAt} />
  return (
    <LoadedPage
      loaded={booking}
      title={t('admin_bookings.title')}
      back={{ to: '/admin/bookings', label: t('admin_bookings.all') }}
      failed={t('admin_bookings.load_failed')}
    >
      {() => null}
    </LoadedPage>
  )
}

type OpenedProps = { booking: AdminBooking; home: GuestLimits | null; readAt: number }

function Opened({ booking, home, readAt }: OpenedProps) {
  const t = useText()
  const { curve, lines, total, guest, suite, paid } = booking
  return (
    <Page
      title={`${guest.fullName}, ${suite.name}`}
      back={{ to: '/admin/bookings', label: t('admin_bookings.all') }}
      lead={<Lead booking={booking} />}
      actions={
        <p>
          <span className='soft small'>{t('admin_bookings.paid')}</span>
          <br />
          <Money amount={paid.amount} large />
        </p>
      }
    >
      <Columns kind='side'>
        <Columns kind='many' className={styles.known}>
          <Column>
            <BookingTimeline booking={booking} />
            <GuestFacts booking={booking} />
          </Column>
          <Column>
            <Section title={t('admin_bookings.price')}>
              <QuoteLines quote={{ lines, total }} />
            </Section>
            <BookingMoney booking={booking} />
            <Messages booking={booking} />
          </Column>
        </Columns>
        <Column className={styles.actions}>
          <Card kind='floats'>
            <BookingActions
              key={`${booking.total.amount} ${booking.status} ${booking.checkIn}`}
              booking={booking}
              limits={guestLimitsOf(home, booking)}
              refundCurve={
                curve && <RefundLine curve={curve} timeZone={booking.timeZone} now={readAt} />
              }
            />
          </Card>
        </Column>
      </Columns>
      <AuditTrail booking={booking} />
    </Page>
  )
}

function Lead({ booking }: { booking: AdminBooking }) {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const { reference, status, checkIn, checkOut, nights, owner } = booking
  return (
    <>
      <p>{t('admin_bookings.reference', { reference })}</p>
      <Inline gap={4}>
        <State tone={statusTones[status]}>{t(`admin_bookings.state.${status}`)}</State>
        <span>
          {time.day(checkIn, 'shortWeekday')} – {time.day(checkOut, 'shortWeekday')}
        </span>
        <span>
          {t('admin_bookings.nights', { count: nights })}, {words(booking)}
        </span>
        <span>{t('admin_bookings.owner', { name: owner.fullName })}</span>
      </Inline>
    </>
  )
}

export const HydrateFallback = PageSkeleton
