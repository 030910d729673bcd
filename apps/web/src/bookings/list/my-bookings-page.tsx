import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { type RefObject, useRef } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { CancelSheet } from '#bookings/change/cancel-sheet.tsx'
import { ChangeSheet, type ConfirmedChange } from '#bookings/change/change-sheet.tsx'
import { useChange } from '#bookings/change/use-change.ts'
import { proposedDates } from '#bookings/change-draft.ts'
import { HomeOffer } from '#bookings/stay/home-offer.tsx'
import { type LoadedStay, loadStay } from '#bookings/stay/load-stay.ts'
import { PaidLines } from '#bookings/stay/paid-lines.tsx'
import { StayDetails } from '#bookings/stay/stay-details.tsx'
import { bookingLink, stayQueryOf } from '#bookings/stay-link.ts'
import { NightPicker } from '#calendar/night-picker.tsx'
import { CardDeclined } from '#payments/card/card-declined.tsx'
import { useConfirm } from '#payments/card/use-confirm.ts'
import { PayChoice } from '#payments/pay-choice.tsx'
import { ReceiptButton } from '#payments/purchases/receipt-button.tsx'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import type { CardChoiceHandle } from '#platform/form/use-card-to-charge.ts'
import { useLive } from '#platform/live/live.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { SecurityDeposit } from '#pricing/security-deposit.tsx'
import { WriteReview } from '#reviews/write-review.tsx'
import { CardPrice } from '#suites/card/card-price.tsx'
import { SuiteCard } from '#suites/card/suite-card.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/my-bookings-page.ts'
import { Alternatives } from './alternatives.tsx'
import styles from './booking-list.module.css'
import { BookingList } from './booking-list.tsx'
import { BookingsSkeleton } from './bookings-skeleton.tsx'
import { CancellationNotice } from './cancellation-notice.tsx'
import { loadBookings } from './load-bookings.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('booking')
  return whenSignedIn(async () =>
    id === null
      ? { listed: await loadBookings(searchParams) }
      : { stay: await loadStay(id, request) },
  )
}

/** Opening an overlay changes the URL but needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) =>
    ['booking', 'list', 'page'].map((name) => searchParams.get(name)).join(),
  )
  return before !== after || currentUrl.search === nextUrl.search
}

export default function MyBookingsPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*', 'reviews.*'], () => revalidate())
  if (!loaded) return <BookingsSkeleton />
  if ('listed' in loaded) {
    return <BookingList listed={loaded.listed} receipt={receiptOf} onHoldExpired={revalidate} />
  }
  return <StayView key={loaded.stay.booking.id} stay={loaded.stay} onChange={revalidate} />
}

function receiptOf(booking: BookingCard) {
  return <Receipt booking={booking} />
}

function Receipt({ booking }: { booking: BookingCard }) {
  const t = useText()
  const label = t('bookings.receipt_of', { home: booking.suite.name })
  return <ReceiptButton of={{ purpose: 'booking', reference: booking.id }} label={label} />
}

type StayViewProps = { stay: LoadedStay; onChange: () => Promise<void> }

function StayView({ stay, onChange }: StayViewProps) {
  const t = useText()
  const { booking, offer } = stay
  const back = (
    <header>
      <ActionLink to='/my-bookings' icon='left'>
        {t('bookings.title')}
      </ActionLink>
    </header>
  )
  return (
    <Page title={t('bookings.title')} head={back} className={styles.page}>
      {offer && <HomeOffer bookingId={booking.id} offer={offer} onChange={onChange} />}
      <StayDetails
        stay={stay}
        price={
          <>
            <QuoteLines quote={booking} />
            <PaidLines booking={booking} />
            {!booking.cancelledBy && <SecurityDeposit deposit={booking.securityDeposit} />}
          </>
        }
        after={<StayFollowUp stay={stay} onChange={onChange} />}
        onChange={onChange}
      />
      <StayOverlay stay={stay} onChange={onChange} />
    </Page>
  )
}

function StayFollowUp({ stay: { booking, review, alternatives }, onChange }: StayViewProps) {
  if (review) return <WriteReview {...{ booking, review }} onWritten={onChange} />
  if (booking.cancelledBy === 'guest') return <CancellationNotice booking={booking} />
  return (
    <Alternatives booking={booking}>
      {alternatives.map((card) => (
        <SuiteCard
          key={card.slug}
          card={card}
          query={stayQueryOf(booking)}
          price={<CardPrice nightlyFrom={null} total={card.total?.amount} days={booking} />}
        />
      ))}
    </Alternatives>
  )
}

function StayOverlay({ stay, onChange }: StayViewProps) {
  const [search] = useSearchParams()
  const { booking, curve, now } = stay
  const open = search.get('open')
  const close = useCloseTo(bookingLink(booking))
  if (open === 'cancel' && curve) {
    return <CancelSheet {...{ booking, curve, now }} onClose={close} onDone={onChange} />
  }
  if (open !== 'change' || !booking.can.includes('change')) return null
  return <ChangeOverlay stay={stay} onChange={onChange} onClose={close} />
}

function ChangeOverlay({ stay, onChange, onClose }: StayViewProps & { onClose: () => void }) {
  const t = useText()
  const proposed = proposedDates(useSearchParams()[0])
  const entry = useRef<CardChoiceHandle>(null)
  const form: RefObject<HTMLFormElement | null> = useRef(null)
  const { confirm, frame } = useConfirm()
  const changing = useChange({ ...stay, entry, askBank: confirm })
  const { isBusy, error, attempt, move, dueOf } = changing
  const { booking, most, offered, nights } = stay

  function change(request: ConfirmedChange) {
    attempt(async () => {
      if (!(await move(request))) return
      toast.success(t('bookings.changed'))
      await onChange()
      onClose()
    })
  }

  return (
    <>
      <ChangeSheet
        {...{ form, isBusy, onClose, booking, limits: most, offered, proposed }}
        dates={nights && ((given) => <NightPicker nights={nights} {...given} />)}
        onChange={change}
        errorMessage={
          error !== null && <CardDeclined title={t('bookings.not_changed')} error={error} />
        }
        payment={(amount) => (
          <PayChoice
            {...changing}
            amount={amount}
            due={dueOf(amount)}
            available={stay.available}
            cards={stay.cards}
            entry={entry}
            onEnter={() => form.current?.requestSubmit()}
          />
        )}
      />
      {frame}
    </>
  )
}

export { BookingsSkeleton as HydrateFallback }
