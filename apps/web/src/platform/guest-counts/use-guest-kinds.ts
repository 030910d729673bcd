import {
  adultsOf,
  type GuestCounts,
  type GuestLimits,
  guestCountWords,
  type RequestedGuestCounts,
} from '@marea/contract/calendar/guest-counts.ts'
import { maxInfants } from '@marea/contract/suites/stay-limits.ts'
import { useText } from '#platform/texts/texts.tsx'

/** Such as “2 adults, 1 child, 1 pet”. */
export function useGuestCountWords(): (guestCounts: RequestedGuestCounts) => string {
  const t = useText()
  return (guestCounts) => guestCountWords(guestCounts, t)
}

/** Adults alone are guests; other kinds are named. */
export function useGuestCountLabel(): (guestCounts: GuestCounts) => string {
  const t = useText()
  return (guestCounts) => {
    const isPlain = guestCounts.children + guestCounts.infants + guestCounts.pets === 0
    return isPlain
      ? t('suite.guests', { count: guestCounts.guests })
      : guestCountWords(guestCounts, t)
  }
}

type GuestKind = {
  label: string
  note?: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A stepper for each kind of guest within the limits, and what the home does not accept. */
export function useGuestKinds(
  { guests, children, infants, pets }: GuestCounts,
  limits: GuestLimits,
  onChange: (change: Partial<GuestCounts>) => void,
): { kinds: GuestKind[]; refused: string[] } {
  const t = useText()
  const { welcomesChildren = true, welcomesInfants = true, maxPets } = limits
  const adults = adultsOf({ guests, children })
  const kinds: GuestKind[] = [
    {
      label: t('party.kind.adults'),
      note: t('party.age.adults'),
      value: adults,
      min: 1,
      max: Math.max(1, limits.guests - children),
      onChange: (value) => onChange({ guests: value + children }),
    },
    {
      label: t('party.kind.children'),
      note: t('party.age.children'),
      value: children,
      max: welcomesChildren ? Math.max(0, limits.guests - adults) : 0,
      onChange: (value) => onChange({ guests: adults + value, children: value }),
    },
    {
      label: t('party.kind.infants'),
      note: t('party.age.infants'),
      value: infants,
      max: welcomesInfants ? maxInfants : 0,
      onChange: (value) => onChange({ infants: value }),
    },
    {
      label: t('party.kind.pets'),
      value: pets,
      max: maxPets,
      onChange: (value) => onChange({ pets: value }),
    },
  ]
  const accepted = [true, welcomesChildren, welcomesInfants, maxPets > 0]
  const refused = [
    !welcomesChildren && t('problem.stay.children_not_allowed'),
    !welcomesInfants && t('problem.stay.infants_not_allowed'),
    maxPets === 0 && t('quote.no_pets'),
  ]
  return {
    // A kind that a link names can be removed even where it is not accepted.
    kinds: kinds.filter(({ value }, index) => accepted[index] || value > 0),
    refused: refused.filter((sentence) => sentence !== false),
  }
}
