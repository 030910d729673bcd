import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { withExtra } from '#bookings/change-draft.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useStayFacts } from '#bookings/stay/use-stay-facts.ts'
import { useGuestKinds } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import styles from './checkout.module.css'
import { Extras } from './extras.tsx'
import type { HoldDetails } from './load-hold.ts'
import { Step } from './step.tsx'
import type { Requoting } from './use-requote.ts'

type StayStepProps = Pick<HoldDetails, 'most' | 'minNights' | 'quote'> & {
  booking: Booking
  requoting: Requoting
}

export function StayStep({ booking, most, minNights, quote, requoting }: StayStepProps) {
  const t = useText()
  const [arrive, leave] = useStayFacts()(booking)
  const { wish, choose, error } = requoting
  const { kinds, refused } = useGuestKinds(wish, most, choose)
  const nights = {
    name: t('checkout.nights'),
    value: [
      t('checkout.nights_count', { count: booking.nights }),
      minNights !== null && t('checkout.minimum', { count: minNights }),
    ]
      .filter(Boolean)
      .join(', '),
  }
  return (
    <Step number={1} title={t('checkout.stay')} isDone>
      <Facts facts={[arrive, leave, nights].filter((fact) => fact !== undefined)} />
      <div className={styles.people}>
        {kinds.map((kind) => (
          <Stepper key={kind.label} {...kind} />
        ))}
        <p className='soft small'>
          {[`${t('party.limit', { count: most.guests })}.`, ...refused].join(' ')}
        </p>
      </div>
      <Extras
        offered={quote?.extrasOffered ?? []}
        chosen={wish.extras}
        onToggle={(code) => choose({ extras: withExtra(wish.extras, code) })}
      />
      <ActionError title={t('checkout.not_changed')} error={error} />
    </Step>
  )
}
