import type { Quote } from '@marea/contract/pricing.ts'
import { useText } from '#platform/texts.tsx'
import { Field } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Extras } from './extras.tsx'
import styles from './stay.module.css'
import { type Wish, withExtra } from './wish.ts'

type WishFieldsProps = {
  wish: Wish
  most: { guests: number; pets: number }
  offered: Quote['extrasOffered']
  onChange: (wish: Wish) => void
}

export function WishFields({ wish, most, offered, onChange }: WishFieldsProps) {
  const t = useText()
  return (
    <>
      <div className={styles.two}>
        <Field
          type='date'
          label={t('bookings.arrive')}
          value={wish.checkIn}
          onChange={({ target }) => onChange({ ...wish, checkIn: target.value })}
        />
        <Field
          type='date'
          label={t('bookings.leave')}
          value={wish.checkOut}
          onChange={({ target }) => onChange({ ...wish, checkOut: target.value })}
        />
      </div>
      <Stepper
        label={t('bookings.guests')}
        value={wish.guests}
        min={1}
        max={most.guests}
        onChange={(guests) => onChange({ ...wish, guests })}
      />
      {most.pets > 0 && (
        <Stepper
          label={t('quote.pets_label')}
          value={wish.pets}
          max={most.pets}
          onChange={(pets) => onChange({ ...wish, pets })}
        />
      )}
      <Extras
        offered={offered}
        chosen={wish.extras}
        onToggle={(code) => onChange({ ...wish, extras: withExtra(wish.extras, code) })}
      />
    </>
  )
}
