import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { paymentOutcomeOf } from '#bookings/payment/payment-outcome.ts'
import { confirmationPath } from '#bookings/payment/use-pay.ts'
import { ReceiptButton } from '#payments/purchases/receipt-button.tsx'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { QuoteLines } from '#pricing/quote-lines.tsx'
import { SecurityDeposit } from '#pricing/security-deposit.tsx'
import { HomeMap } from '#suites/map/home-map.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/page/stack.tsx'
import type { Route } from './+types/pay-confirmation-page.ts'
import { Arrival } from './arrival.tsx'
import { Cancellation } from './cancellation.tsx'
import styles from './confirmation.module.css'
import { ConfirmationHero } from './confirmation-hero.tsx'
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx'
import { HostIdNeeded, HostIdSheet } from './host-id-needed.tsx'
import { loadOwnStay, type OwnStay } from './load-own-stay.ts'
import { nextSteps } from './next-steps.ts'
import { OutcomeWords } from './outcome-words.tsx'
import { PaidWords } from './paid-words.tsx'
import { PricePanel } from './price-panel.tsx'
import { StayDates } from './stay-dates.tsx'
import { useOutcomeUpdates } from './use-outcome-updates.ts'
import { WhatHappensNext } from './what-happens-next.tsx'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Loaded = {
  confirmation: BookingConfirmation
  /** Undefined until the browser knows who is reading; null for anyone but the guest. */
  own?: PagePart<OwnStay> | null
}

/** Anyone with the URL may open it: this endpoint returns nothing about the guest. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded | null> {
  const id = new URL(request.url).searchParams.get('booking')
  if (id === null) return null
  if (!uuid.test(id)) throw notFound(request)
  try {
    const { call } = context.get(pageContext)
    return { confirmation: await call('GET /bookings/:id/confirmation', { params: { id } }) }
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'resource.not_found'
    throw isMissing ? notFound(request) : error
  }
}

/** Only the browser knows the reader, so the guest's own data is loaded here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  return loaded && { ...loaded, own: await loadOwnStay(loaded.confirmation.id) }
}

clientLoader.hydrate = true as const

/** Opening the sheet changes the URL but needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.searchParams.get('booking') === nextUrl.searchParams.get('booking')
  return !isSame || currentUrl.search === nextUrl.search
}

export default function PayConfirmationPage() {
  const loaded: Loaded | null = useLoaderData<typeof loader>()
  const t = useText()
  if (loaded) return <Confirmation {...loaded} />
  return (
    <Page title={t('confirmed.unknown')} head={null} className={styles.unknown}>
      <EmptyState
        level={1}
        title={t('confirmed.unknown')}
        actions={<LinkButton to='/my-bookings'>{t('confirmed.bookings')}</LinkButton>}
      >
        {t('confirmed.unknown_description')}
      </EmptyState>
    </Page>
  )
}

function Confirmation({ confirmation, own }: Loaded) {
  const t = useText()
  const outcome = paymentOutcomeOf(confirmation)
  const revalidate = useOutcomeUpdates(outcome)
  const title = t(`confirmed.${outcome}`)
  const stay = own?.value
  const isPaid = outcome === 'title'
  const state = t(stay ? 'confirmed.state_paid' : 'confirmed.state')
  return (
    <>
      <DocumentHead title={title} isPrivate />
      <ConfirmationHero
        suite={confirmation.suite}
        title={title}
        state={isPaid ? { tone: 'good', name: state } : null}
      >
        {outcome === 'title' ? (
          <PaidWords {...{ confirmation, own }} onRetry={revalidate} />
        ) : (
          <OutcomeWords {...{ confirmation, outcome }} booking={stay?.booking} />
        )}
      </ConfirmationHero>
      {isPaid && own === undefined && <ConfirmationSkeleton />}
      {isPaid && stay && <GuestStay stay={stay} onChange={revalidate} />}
    </>
  )
}

type GuestStayProps = { stay: OwnStay; onChange: () => Promise<void> }

function GuestStay({ stay, onChange }: GuestStayProps) {
  const placeName = usePlaceName()
  const t = useText()
  const { booking, curve, hostId, now } = stay
  const { id, arrival, suite } = booking
  const status = hostId?.value ? (hostId.value.hostId?.status ?? 'missing') : undefined
  const isIdNeeded = status === 'missing' || status === 'rejected'
  const path = confirmationPath(id)
  return (
    <>
      <StayDates booking={booking} />
      {isIdNeeded && booking.can.includes('identify') && (
        <HostIdNeeded status={status} uploadPath={`${path}&open=id`} />
      )}
      <Columns kind='price' className={`measure ${styles.grid}`}>
        <Stack gap={8}>
          {arrival && (
            <Arrival
              {...{ booking, arrival }}
              map={
                <HomeMap
                  latitude={arrival.latitude}
                  longitude={arrival.longitude}
                  label={t('confirmed.map', {
                    home: suite.name,
                    place: placeName(suite.neighborhood),
                  })}
                  className={`unprinted ${styles.map}`}
                />
              }
            />
          )}
          {curve && <Cancellation {...{ booking, curve, now }} />}
        </Stack>
        <PricePanel
          booking={booking}
          lines={<QuoteLines quote={booking} />}
          after={
            <>
              <SecurityDeposit deposit={booking.securityDeposit} />
              <ReceiptButton
                of={{ purpose: 'booking', reference: id }}
                label={t('confirmed.receipt')}
              />
            </>
          }
        />
      </Columns>
      <WhatHappensNext
        booking={booking}
        steps={nextSteps({ booking, curve, isIdNeeded })}
        now={now}
      />
      <HostIdSheet stay={stay} onChange={onChange} />
    </>
  )
}
