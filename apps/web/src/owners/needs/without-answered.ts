import type { Need } from '@marea/contract/owners/needs.ts'
import type { QueuedAction } from '#owners/queue/action-queue.ts'

/** Without the needs whose answers wait to be sent; refused answers do not count. */
export function withoutAnswered<Given extends Need>(
  needs: readonly Given[],
  actions: readonly QueuedAction[],
): Given[] {
  const waiting = actions.filter(({ failure }) => failure === null).map(({ action }) => action)
  return needs.filter((need) => {
    if (need.kind === 'host_id') {
      return !waiting.some((action) => isIdAnswer(action) && action.bookingId === need.bookingId)
    }
    if (need.kind === 'hours') {
      return !waiting.some((action) => isHoursAnswer(action) && action.requestId === need.id)
    }
    if (need.kind === 'expense') {
      return !waiting.some((action) => isExpenseAnswer(action) && action.requestId === need.id)
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

function isHoursAnswer(
  action: Action,
): action is Extract<Action, { kind: 'approve_hours' | 'decline_hours' }> {
  return action.kind === 'approve_hours' || action.kind === 'decline_hours'
}

function isExpenseAnswer(
  action: Action,
): action is Extract<Action, { kind: 'approve_expense' | 'decline_expense' }> {
  return action.kind === 'approve_expense' || action.kind === 'decline_expense'
}
