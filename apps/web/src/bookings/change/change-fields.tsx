import type { GuestCounts, GuestLimits } from '@marea/contract/calendar/guest-counts.ts'
import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import type { ReactNode } from 'react'
import { type ChangeDraft, withExtra } from '#bookings/change-draft.ts'
import { Extras } from '#bookings/checkout/extras.tsx'
import { useGuestKinds } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Stepper } from '#ui/form/stepper.tsx'

type Days = Pick<ChangeDraft, 'checkIn' | 'checkOut'>
type ChosenDates = { [day in keyof Days]: string | null }

/** Renders the date picker, with a way to restore the booked dates. */
export type ChooseDates = (given: {
  label: string
  dates: Days
  onChange: (dates: ChosenDates) => void
}) => ReactNode

type ChangeFieldsProps = {
  draft: ChangeDraft
  limits: GuestLimits
  offered: Quote['extrasOffered']
  /** Null when the calendar could not be loaded. */
  dates: ChooseDates | null
  own: Days
  onChange: (wish: ChangeDraft) => void
}

export function ChangeFields({ draft, limits, offered, dates, own, onChange }: ChangeFieldsProps) {
  const t = useText()
  const choosePeople = (people: Partial<GuestCounts>) => onChange({ ...draft, ...people })
  const { kinds, refused } = useGuestKinds(draft, limits, choosePeople)

  function choose({ checkIn, checkOut }: ChosenDates) {
    const { checkIn: first, checkOut: last } = own
    const isWhole = checkIn !== null && checkOut !== null
    onChange({
      ...draft,
      ...(isWhole ? { checkIn, checkOut } : { checkIn: first, checkOut: last }),
    })
  }

  return (
    <>
      {dates ? (
        dates({ label: t('bookings.change_nights'), dates: draft, onChange: choose })
      ) : (
        <p className='soft'>{t('bookings.dates_load_failed')}</p>
      )}
      {kinds.map((kind) => (
        <Stepper key={kind.label} {...kind} />
      ))}
      <p className='soft small'>
        {[`${t('party.limit', { count: limits.guests })}.`, ...refused].join(' ')}
      </p>
      <Extras
        offered={offered}
        chosen={draft.extras}
        onToggle={(code) => onChange({ ...draft, extras: withExtra(draft.extras, code) })}
      />
    </>
  )
}
