import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import type { GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { guestLimitsOf } from '#bookings/stay/guest-limits.ts'
import { RefundLine } from '#bookings/stay/refund-line.tsx'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useGuestCountWords } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Money } from '#ui/format/money.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import type { Route } from './+types/booking-page.ts'
import { AuditTrail } from './audit-trail.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingMoney } from './booking-money.tsx'
import styles from './bookings.module.css'
import { GuestFacts } from './guest-facts.tsx'
import { Messages } from './messages.tsx'
import { statusTones } from './status-tones.ts'
import { Timeline } from './timeline.tsx'

export const headers = personal
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
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded.booking
  return (
    <div className={`measure ${admin.page}`}>
      {value ? (
        <Opened booking={value} home={loaded.home} readAt={loaded.readAt} />
      ) : (
        <>
          <PageHead title={t('booking_desk.title')} isPrivate />
          <PageHeading
            title={t('booking_desk.title')}
            back={{ to: '/admin/bookings', label: t('booking_desk.all') }}
          />
          <LoadError title={t('booking_desk.load_failed')} error={error} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

type OpenedProps = { booking: AdminBooking; home: GuestLimits | null; readAt: number }

function Opened({ booking, home, readAt }: OpenedProps) {
  const t = useText()
  const { curve, lines, total } = booking
  return (
    <>
      <Head booking={booking} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Timeline booking={booking} />
          <GuestFacts booking={booking} />
        </div>
        <div className={styles.column}>
          <section className={admin.form}>
            <Heading level={2} size='name'>
              {t('booking_desk.price')}
            </Heading>
            <QuoteLines quote={{ lines, total }} />
          </section>
          <BookingMoney booking={booking} />
          <Messages booking={booking} />
        </div>
        <div className={styles.actions}>
          <BookingActions
            key={`${booking.total.amount} ${booking.status} ${booking.checkIn}`}
            booking={booking}
            limits={guestLimitsOf(home, booking)}
            refundCurve={
              curve && <RefundLine curve={curve} timeZone={booking.timeZone} now={readAt} />
            }
          />
        </div>
      </div>
      <AuditTrail booking={booking} />
    </>
  )
}

function Head({ booking }: { booking: AdminBooking }) {
  const t = useText()
  const words = useGuestCountWords()
  const time = useTimeFormat()
  const { reference, guest, suite, status, checkIn, checkOut, nights, owner, paid } = booking
  const title = `${guest.fullName}, ${suite.name}`
  return (
    <>
      <PageHead title={title} isPrivate />
      <PageHeading
        title={title}
        back={{ to: '/admin/bookings', label: t('booking_desk.all') }}
        lead={
          <>
            <p>{t('booking_desk.reference', { reference })}</p>
            <p className={styles.facts}>
              <State tone={statusTones[status]}>{t(`booking_desk.state.${status}`)}</State>
              <span>
                {time.day(checkIn, 'shortWeekday')} – {time.day(checkOut, 'shortWeekday')}
              </span>
              <span>
                {t('booking_desk.nights', { count: nights })}, {words(booking)}
              </span>
              <span>{t('booking_desk.owner', { name: owner.fullName })}</span>
            </p>
          </>
        }
        actions={
          <p className={styles.paid}>
            <span className='soft small'>{t('booking_desk.paid')}</span>
            <Money amount={paid.amount} large />
          </p>
        }
      />
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={3} />
}
