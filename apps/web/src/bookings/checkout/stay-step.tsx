import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { withExtra } from '#bookings/change/change-draft.ts'
import { Facts } from '#bookings/stay/facts.tsx'
import { useStayFacts } from '#bookings/stay/use-stay-facts.ts'
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
        <Stepper
          label={t('bookings.guests')}
          note={t('checkout.max_guests', { count: most.guests })}
          value={wish.guests}
          min={1}
          max={most.guests}
          onChange={(guests) => choose({ guests })}
        />
        {most.pets > 0 ? (
          <Stepper
            label={t('quote.pets_label')}
            note={t('checkout.max_pets', { count: most.pets })}
            value={wish.pets}
            max={most.pets}
            onChange={(pets) => choose({ pets })}
          />
        ) : (
          <p className='soft small'>{t('quote.no_pets')}</p>
        )}
      </div>
      <Extras
        offered={quote?.extrasOffered ?? []}
        chosen={wish.extras}
        onToggle={(code) => choose({ extras: withExtra(wish.extras, code) })}
      />
      {error !== null && <ActionError title={t('checkout.not_changed')} error={error} />}
    </Step>
  )
}
