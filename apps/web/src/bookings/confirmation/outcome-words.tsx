import type { Booking, BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import type { PaymentOutcome } from '#bookings/payment/payment-outcome.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Progress } from '#ui/chart/progress.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './visitor-words.module.css'

type OutcomeWordsProps = {
  confirmation: BookingConfirmation
  outcome: Exclude<PaymentOutcome, 'title'>
  /** Only its guest sees the amounts. */
  booking: Booking | undefined
}

/** A booking that is not paid, or no longer: what happened and what to do. */
export function OutcomeWords({ confirmation, outcome, booking }: OutcomeWordsProps) {
  const placeName = usePlaceName()
  const t = useText()
  const { name, neighborhood } = confirmation.suite
  const isWaiting = outcome === 'waiting' || outcome === 'asked'
  return (
    <>
      <p>
        <b>{`${name}, ${placeName(neighborhood)}`}</b>
      </p>
      <p className={styles.say} role='status'>
        {t(`confirmed.${outcome}_description`)}
      </p>
      {isWaiting && <Progress label={t(`confirmed.${outcome}`)} hideLabel />}
      {isWaiting && booking?.payment && <PendingLines booking={booking} />}
      <Inline className={styles.actions}>
        <NextAction id={confirmation.id} outcome={outcome} />
      </Inline>
    </>
  )
}

function PendingLines({ booking: { payment, total } }: { booking: Booking }) {
  const t = useText()
  const parts = [
    { text: 'confirmed.pending_wallet', amount: payment?.credit.amount ?? 0 },
    { text: 'confirmed.pending_card', amount: payment?.card.amount ?? 0 },
  ] as const
  return (
    <Lines>
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ text, amount }) => (
          <Line key={text} label={t(text)}>
            <Money amount={amount} />
          </Line>
        ))}
      <Line label={t('price.total')} kind='total'>
        <Money amount={total.amount} withCurrency />
      </Line>
    </Lines>
  )
}

function NextAction({ id, outcome }: { id: string; outcome: OutcomeWordsProps['outcome'] }) {
  const t = useText()
  if (outcome === 'asked' || outcome === 'failed' || outcome === 'unpaid') {
    return <LinkButton to={`/checkout/${id}`}>{t('confirmed.to_checkout')}</LinkButton>
  }
  if (outcome === 'expired' || outcome === 'abandoned') {
    return <LinkButton to='/'>{t('confirmed.explore')}</LinkButton>
  }
  return (
    <LinkButton
      to={`/my-bookings?booking=${id}`}
      kind={outcome === 'waiting' ? 'quiet' : 'primary'}
    >
      {t('confirmed.see')}
    </LinkButton>
  )
}
