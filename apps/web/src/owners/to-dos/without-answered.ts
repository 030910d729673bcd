import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import type { QueuedAction } from '#owners/queue/action-queue.ts'

/** Without the to-dos whose answers wait to be sent; refused answers do not count. */
export function withoutAnswered<Given extends ToDo>(
  needs: readonly Given[],
  actions: readonly QueuedAction[],
): Given[] {
  const waiting = actions.filter(({ failure }) => failure === null).map(({ action }) => action)
  return needs.filter((toDo) => {
    if (toDo.kind === 'host_id') {
      return !waiting.some((action) => isIdAnswer(action) && action.bookingId === toDo.bookingId)
    }
    if (toDo.kind === 'hours') {
      return !waiting.some((action) => isStayTimeAnswer(action) && action.requestId === toDo.id)
    }
    if (toDo.kind === 'expense') {
      return !waiting.some((action) => isExpenseAnswer(action) && action.requestId === toDo.id)
    }
    return true
  })
}

type Action = QueuedAction['action']

function isIdAnswer(
  action: Action,
): action is Extract<Action, { kind: 'accept_id' | 'reject_id' }> {
  return action.kind === 'accept_id' || action.kind === 'reject_id'
}

function isStayTimeAnswer(
  action: Action,
): action is Extract<Action, { kind: 'approve_hours' | 'decline_hours' }> {
  return action.kind === 'approve_hours' || action.kind === 'decline_hours'
}

function isExpenseAnswer(
  action: Action,
): action is Extract<Action, { kind: 'approve_expense' | 'decline_expense' }> {
  return action.kind === 'approve_expense' || action.kind === 'decline_expense'
}
