import type { Translations } from '@marea/contract/expenses/expense.ts'
import type { NewExpenseState } from '#expenses/form/expense-fields.tsx'
import { type Recorded, useRecord } from '#expenses/form/use-record.ts'
import { call } from '#platform/api/api.ts'

type Sending = { asksFirst: boolean; receipt: File | null }

export function useSendExpense() {
  const record = useRecord()

  return async function send(
    { typed, markup, body }: NewExpenseState,
    { asksFirst, receipt }: Sending,
  ): Promise<Recorded | undefined> {
    if (!body) return undefined
    const { paidBy } = typed
    const translations = withoutEmpty(typed.translations)
    const { spentOn, repeats, ...terms } = { ...body, translations }
    if (paidBy === 'marea' && asksFirst) {
      const request = { ...terms, markup }
      return record(request, receipt, (idempotencyKey) => askOwner(request, idempotencyKey))
    }
    const added = paidBy === 'marea' ? markup : 0
    const expense = { ...terms, spentOn, repeats, paidBy, markup: added }
    return record(expense, receipt, (idempotencyKey) => recordExpense(expense, idempotencyKey))
  }
}

function withoutEmpty(texts: Translations): Translations {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

type Given<Key extends 'POST /admin/expenses' | 'POST /admin/expense-requests'> = Parameters<
  typeof call<Key>
>[1] extends { body: infer Body }
  ? Body
  : never

async function askOwner(
  body: Given<'POST /admin/expense-requests'>,
  idempotencyKey: string,
): Promise<Recorded> {
  const { id } = await call('POST /admin/expense-requests', { body, idempotencyKey })
  return { of: 'request', id }
}

async function recordExpense(
  body: Given<'POST /admin/expenses'>,
  idempotencyKey: string,
): Promise<Recorded> {
  const { expense, request } = await call('POST /admin/expenses', { body, idempotencyKey })
  if (request) return { of: 'request', id: request.id }
  if (!expense) throw new Error('The API recorded nothing.')
  return { of: 'expense', id: expense.id }
}
