import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { ReactNode } from 'react'
import { Extras } from '#bookings/checkout/extras.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { type ChangeDraft, withExtra } from './change-draft.ts'

type Days = Pick<ChangeDraft, 'checkIn' | 'checkOut'>
type Chosen = { [day in keyof Days]: string | null }

/** Renders the date picker, with a way to restore the booked dates. */
export type ChooseDates = (given: {
  label: string
  dates: Days
  onChange: (dates: Chosen) => void
}) => ReactNode

type WishFieldsProps = {
  wish: ChangeDraft
  most: { guests: number; pets: number }
  offered: Quote['extrasOffered']
  /** Null when the calendar could not be loaded. */
  dates: ChooseDates | null
  own: Days
  onChange: (wish: ChangeDraft) => void
}

export function ChangeFields({ wish, most, offered, dates, own, onChange }: WishFieldsProps) {
  const t = useText()

  function choose({ checkIn, checkOut }: Chosen) {
    const { checkIn: first, checkOut: last } = own
    const isWhole = checkIn !== null && checkOut !== null
    onChange({ ...wish, ...(isWhole ? { checkIn, checkOut } : { checkIn: first, checkOut: last }) })
  }

  return (
    <>
      {dates ? (
        dates({ label: t('bookings.change_nights'), dates: wish, onChange: choose })
      ) : (
        <p className='soft'>{t('bookings.dates_load_failed')}</p>
      )}
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
