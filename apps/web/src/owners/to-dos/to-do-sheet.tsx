import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { ReviewExpense } from './review-expense.tsx'
import { ReviewHostId } from './review-host-id.tsx'
import { ReviewStayTime } from './review-stay-time.tsx'
import { toDoId } from './to-do-link.ts'

type ToDoSheetProps = {
  needs: readonly ToDo[]
  /** Given by the page, because it belongs to the bookings. */
  previewOf: (bookingId: string, onViewed: () => void) => ReactNode
  onDecided: (action: OwnerAction, about: string) => void
}

/** Opened by the address, so that an email or a reload opens the same thing. */
export function ToDoSheet({ needs, previewOf, onDecided }: ToDoSheetProps) {
  const open = new URLSearchParams(useLocation().search).get('need')
  const close = useCloseTo('?')
  const toDo = needs.find((each) => toDoId(each) === open)
  const decide = (action: OwnerAction, about: string) => {
    onDecided(action, about)
    close()
  }
  if (toDo?.kind === 'host_id') {
    return <ReviewHostId toDo={toDo} previewOf={previewOf} onDecided={decide} onClose={close} />
  }
  if (toDo?.kind === 'hours') {
    return <ReviewStayTime toDo={toDo} onDecided={decide} onClose={close} />
  }
  if (toDo?.kind === 'expense') {
    return <ReviewExpense toDo={toDo} onDecided={decide} onClose={close} />
  }
  return null
}
