import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { type PaymentOutcome, paymentOutcomeOf } from '#bookings/checkout/payment-outcome.ts'
import { personal } from '#platform/api/caching.ts'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useLive } from '#platform/live/live.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Spread } from '#shell/pages/spread.tsx'
import { photoSet } from '#suites/photo-set.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Progress } from '#ui/chart/progress.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { Route } from './+types/pay-confirmation-page.ts'
import styles from './pay-confirmation.module.css'

const pause = 2500
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const headers = personal

/** Anyone with the URL may open it: this endpoint returns nothing about the guest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('booking')
  if (id === null) return null
  if (!uuid.test(id)) throw notFound(request)
  try {
    return await context.get(pageContext).call('GET /bookings/:id/confirmation', { params: { id } })
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'resource.not_found'
    throw isMissing ? notFound(request) : error
  }
}

export default function PayConfirmationPage() {
  const stay = useLoaderData<typeof loader>()
  return stay ? <Confirmation stay={stay} /> : <NoBooking />
}

function Confirmation({ stay }: { stay: BookingConfirmation }) {
  const t = useText()
  const outcome = paymentOutcomeOf(stay)
  const title = t(`confirmed.${outcome}`)
  const isWaiting = outcome === 'waiting' || outcome === 'asked'
  useOutcomeUpdates(isWaiting)
  const content = (
    <>
      <p className={styles.stay}>
        <StaySummary stay={stay} />
      </p>
      <p role='status'>{t(descriptions[outcome])}</p>
      {isWaiting && <Progress label={title} hideLabel />}
      <div className={styles.actions}>
        <NextActions stay={stay} standing={outcome} />
      </div>
    </>
  )
  const { photo, name } = stay.suite
  return (
    <>
      <PageHead title={title} isPrivate />
      {photo ? (
        <Spread title={title} photo={photoSet(photo)} alt={name}>
          {content}
        </Spread>
      ) : (
        <div className='measure'>
          <h1>{title}</h1>
          {content}
        </div>
      )}
    </>
  )
}

function StaySummary({ stay: { suite, checkIn, checkOut } }: { stay: BookingConfirmation }) {
  const days = formatDayRange(checkIn, checkOut, useLanguage())
  return (
    <>
      {`${suite.name}, ${suite.neighborhood.name}. `}
      <span className={styles.days}>{`${days}.`}</span>
    </>
  )
}

const descriptions = {
  title: 'confirmed.description',
  waiting: 'confirmed.waiting_description',
  asked: 'confirmed.asked_description',
  failed: 'confirmed.failed_description',
  unpaid: 'confirmed.unpaid_description',
  expired: 'confirmed.expired_description',
  abandoned: 'confirmed.abandoned_description',
  cancelled: 'confirmed.cancelled_description',
} as const

function NextActions({
  stay,
  standing: outcome,
}: {
  stay: BookingConfirmation
  standing: PaymentOutcome
}) {
  const t = useText()
  if (outcome === 'asked' || outcome === 'failed' || outcome === 'unpaid') {
    return <LinkButton to={`/checkout/${stay.id}`}>{t('confirmed.to_checkout')}</LinkButton>
  }
  if (outcome === 'expired' || outcome === 'abandoned') {
    return <LinkButton to='/'>{t('confirmed.explore')}</LinkButton>
  }
  return (
    <LinkButton
      to={`/my-bookings?booking=${stay.id}`}
      {...(outcome === 'waiting' && { kind: 'quiet' as const })}
    >
      {t('confirmed.see')}
    </LinkButton>
  )
}

function NoBooking() {
  const t = useText()
  return (
    <div className={`measure ${styles.unknown}`}>
      <PageHead title={t('confirmed.unknown')} isPrivate />
      <EmptyState
        level={1}
        title={t('confirmed.unknown')}
        actions={<LinkButton to='/my-bookings'>{t('confirmed.bookings')}</LinkButton>}
      >
        {t('confirmed.unknown_description')}
      </EmptyState>
    </div>
  )
}

/** The guest gets live updates; anyone else polls. */
function useOutcomeUpdates(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  const ask = useEffectEvent(() => void revalidate())
  useLive(['booking.*'], () => ask())

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => ask(), pause)
    return () => clearInterval(timer)
  }, [isWaiting])
}
