import type { Need } from '@marea/contract/owners/needs.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { needId } from './need-link.ts'
import { ReviewExpense } from './review-expense.tsx'
import { ReviewHostId } from './review-host-id.tsx'
import { ReviewHours } from './review-hours.tsx'

type NeedSheetProps = {
  needs: readonly Need[]
  /** Given by the page, because it belongs to the bookings. */
  previewOf: (bookingId: string, onViewed: () => void) => ReactNode
  onDecided: (action: OwnerAction, about: string) => void
}

/** Opened by the address, so that an email or a reload opens the same thing. */
export function NeedSheet({ needs, previewOf, onDecided }: NeedSheetProps) {
  const open = new URLSearchParams(useLocation().search).get('need')
  const close = useCloseTo('?')
  const need = needs.find((each) => needId(each) === open)
  const decide = (action: OwnerAction, about: string) => {
    onDecided(action, about)
    close()
  }
  if (need?.kind === 'host_id') {
    return <ReviewHostId need={need} previewOf={previewOf} onDecided={decide} onClose={close} />
  }
  if (need?.kind === 'hours') {
    return <ReviewHours need={need} onDecided={decide} onClose={close} />
  }
  if (need?.kind === 'expense') {
    return <ReviewExpense need={need} onDecided={decide} onClose={close} />
  }
  return null
}
