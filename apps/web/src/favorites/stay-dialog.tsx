import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { maxGuests, maxPets } from '@marea/contract/suites/stay-limits.ts'
import { useState } from 'react'
import { useGuestKinds } from '#platform/guest-counts/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { hasDates, type StayParams } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import type { DateRange, RangeRules } from '#ui/calendar/date-range.ts'
import { DateRangePicker } from '#ui/calendar/date-range-picker.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

type StayDialogProps = {
  stay: StayParams
  rules: RangeRules
  onChoose: (stay: StayParams) => void
  onClose: () => void
}

const limits = { guests: maxGuests, maxPets }

export default function StayDialog({ stay, rules, onChoose, onClose }: StayDialogProps) {
  const t = useText()
  const [guestCounts, setGuestCounts] = useState(guestCountsOf(stay))
  const { kinds } = useGuestKinds(guestCounts, limits, (change) =>
    setGuestCounts({ ...guestCounts, ...change }),
  )
  const [range, setRange] = useState<DateRange | null>(
    hasDates(stay) ? { start: stay.checkIn, end: stay.checkOut } : null,
  )
  const isHalf = range !== null && range.end === null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('favorites.nights')}
      footer={
        <Button
          disabled={isHalf}
          onClick={() =>
            onChoose({
              ...stay,
              ...guestCounts,
              checkIn: range?.start ?? null,
              checkOut: range?.end ?? null,
            })
          }
        >
          {t('search.done')}
        </Button>
      }
    >
      <DateRangePicker
        label={t('favorites.nights')}
        value={range}
        onChange={setRange}
        rules={rules}
        today={rules.min}
      />
      {kinds.map((kind) => (
        <Stepper key={kind.label} {...kind} />
      ))}
    </Dialog>
  )
}
