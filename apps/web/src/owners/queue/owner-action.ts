import type { ExpenseCategory } from '@marea/contract/expenses/choices.ts'
import { call } from '#platform/api/api.ts'

type Expense = {
  suite: string
  spentOn: string
  category: ExpenseCategory
  concept: string
  /** Missing in actions that an earlier version stored. */
  vendor?: string
  amount: number
}

/** Actions on a phone as data, so that they can wait for a connection. */
export type OwnerAction =
  | { kind: 'check_in' | 'check_out'; bookingId: string; at: string }
  /** `at` is the time of the mark that is undone. */
  | { kind: 'undo_check_in' | 'undo_check_out'; bookingId: string; at: string }
  | { kind: 'block' | 'unblock'; slug: string; from: string; to: string }
  | { kind: 'set_price'; slug: string; from: string; to: string; amount: number }
  | { kind: 'approve_expense'; requestId: string }
  | { kind: 'decline_expense'; requestId: string; reason: string }
  | { kind: 'approve_hours'; requestId: string }
  | { kind: 'decline_hours'; requestId: string; reason: string }
  | { kind: 'accept_id'; bookingId: string }
  | { kind: 'reject_id'; bookingId: string; reason: string }
  /** The photo is a data URL; the id is known once the expense itself was sent. */
  | { kind: 'add_expense'; expense: Expense; receipt: string | null; expenseId?: string }

/** Sends an action under its key; `onProgress` stores what is done of an action with two steps. */
export async function sendAction(
  action: OwnerAction,
  idempotencyKey: string,
  onProgress: (done: OwnerAction) => void,
): Promise<void> {
  switch (action.kind) {
    case 'check_in':
    case 'check_out':
    case 'undo_check_in':
    case 'undo_check_out':
      await call(markEndpoints[action.kind], {
        params: { id: action.bookingId },
        body: { at: action.at },
      })
      return
    case 'block':
    case 'unblock':
    case 'set_price': {
      const { slug, from, to } = action
      const body = { homes: [slug], from, to, act: actOf(action) }
      await call('POST /owner/calendar/changes', { body, idempotencyKey })
      return
    }
    case 'approve_expense':
      await call('POST /owner/expense-requests/:id/approval', { params: { id: action.requestId } })
      return
    case 'decline_expense': {
      const { requestId: id, reason } = action
      await call('POST /owner/expense-requests/:id/refusal', { params: { id }, body: { reason } })
      return
    }
    case 'approve_hours':
    case 'decline_hours':
      await answerStayTime(action)
      return
    case 'accept_id':
    case 'reject_id':
      await decideId(action)
      return
    case 'add_expense':
      await addExpense(action, idempotencyKey, onProgress)
  }
}

const markEndpoints = {
  check_in: 'PUT /owner/bookings/:id/check-in',
  check_out: 'PUT /owner/bookings/:id/check-out',
  undo_check_in: 'DELETE /owner/bookings/:id/check-in',
  undo_check_out: 'DELETE /owner/bookings/:id/check-out',
} as const

type NightAction = Extract<OwnerAction, { kind: 'block' | 'unblock' | 'set_price' }>

function actOf(action: NightAction) {
  if (action.kind === 'set_price') return { kind: 'rates' as const, amount: action.amount }
  return { kind: action.kind }
}

async function answerStayTime(
  action: Extract<OwnerAction, { kind: 'approve_hours' | 'decline_hours' }>,
) {
  const params = { id: action.requestId }
  if (action.kind === 'approve_hours') {
    await call('POST /owner/hours-requests/:id/approval', { params })
  } else {
    const body = { reason: action.reason }
    await call('POST /owner/hours-requests/:id/refusal', { params, body })
  }
}

async function decideId(action: Extract<OwnerAction, { kind: 'accept_id' | 'reject_id' }>) {
  const verdict =
    action.kind === 'accept_id'
      ? { status: 'accepted' as const }
      : { status: 'rejected' as const, reason: action.reason }
  const params = { id: action.bookingId }
  await call('PUT /bookings/:id/main-host-id/verdict', { params, body: verdict })
}

async function addExpense(
  action: Extract<OwnerAction, { kind: 'add_expense' }>,
  idempotencyKey: string,
  onProgress: (done: OwnerAction) => void,
) {
  const { expense, receipt } = action
  const id =
    action.expenseId ?? (await call('POST /owner/expenses', { body: expense, idempotencyKey })).id
  if (receipt === null) return
  onProgress({ ...action, expenseId: id })
  const image = blobOf(receipt)
  await call('PUT /owner/expenses/:id/receipt', { params: { id }, upload: { image } })
}

function blobOf(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' })
}
