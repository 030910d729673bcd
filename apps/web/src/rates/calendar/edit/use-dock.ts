import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import type { CalendarAct, StayPreview } from '@marea/contract/rates/calendar.ts'
import type { Taken } from '@marea/contract/rates/calendar-nights.ts'
import { useEffect, useState } from 'react'
import { call } from '#platform/api/api.ts'
import type { HomeNights } from '#rates/calendar/home-nights.ts'
import { isSelected, type SelectedNights } from '#rates/calendar/selection.ts'
import { parseMoney, typedMoney } from '#ui/form/parse-money.ts'

export const availabilities = ['available', 'block', 'owner_stay'] as const
export type Availability = (typeof availabilities)[number]

export function useDock({ nights: all }: HomeNights, selected: SelectedNights) {
  const nights = all.filter(({ day }) => isSelected(selected, day))
  const amounts = [...new Set(nights.map(({ amount }) => amount))].filter(isPrice)
  const minimums = nights.map(({ minNights }) => minNights)
  const block = nights.find(({ taken }) => taken?.kind === 'block')?.taken
  const before = availabilityOf(block)
  const lowestMin = Math.min(...minimums)
  const [typed, setTyped] = useState({
    price: amounts.length === 1 ? typedMoney(amounts[0] ?? 0) : '',
    minNights: lowestMin,
    availability: before,
    reason: '',
  })
  const amount = parseMoney(typed.price)
  const isPriced = typed.price !== '' && (amounts.length > 1 || amount !== amounts[0])
  const isValid = !isPriced || (amount !== undefined && isPrice(amount))
  const isMinChanged = typed.minNights !== lowestMin
  const isAmountNew = isPriced && isValid
  const hasPrice = amounts.length > 0
  const preview = usePreview(selected, isAmountNew ? amount : undefined)

  function act(): CalendarAct | null {
    const { availability, reason, minNights } = typed
    if (availability !== before) {
      return availability === 'available' ? { kind: 'unblock' } : { kind: availability, reason }
    }
    if (!isValid || (!isPriced && !isMinChanged)) return null
    return {
      kind: 'rates',
      ...(isPriced && amount !== undefined ? { amount } : {}),
      ...(isMinChanged ? { minNights } : {}),
    }
  }

  return {
    typed,
    type: (given: Partial<typeof typed>) => setTyped({ ...typed, ...given }),
    before,
    amounts,
    act,
    isValid,
    /** Whether the nights have a price now; those of a draft may have none. */
    hasPrice,
    preview: hasPrice || isAmountNew ? preview : null,
    isByHand: nights.some((night) => night.isByHand),
    count: nightsBetween(selected.from, selected.to),
  }
}

function availabilityOf(block: Taken | undefined): Availability {
  if (!block) return 'available'
  return block.isOwnerStay ? 'owner_stay' : 'block'
}

/** Requested when typing pauses; null without a connection. */
function usePreview({ home, from, to }: SelectedNights, amount: number | undefined) {
  const [preview, setPreview] = useState<StayPreview | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const body = { from, to, ...(amount === undefined ? {} : { amount }) }
      const asked = call('POST /owner/calendar/:slug/preview', { params: { slug: home }, body })
      const found = await asked.catch(() => null)
      if (isCurrent) setPreview(found)
    }, 250)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [home, from, to, amount])
  return preview
}
