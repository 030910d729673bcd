import { call, callForFile } from '#platform/api/api.ts'

/** An expense has a receipt; an approval request has a quote. */
export type ReceiptOwner = { of: 'expense' | 'request'; id: string }

export function loadReceipt({ of, id }: ReceiptOwner): Promise<Blob> {
  const params = { id }
  return of === 'expense'
    ? callForFile('GET /owner/expenses/:id/receipt', { params })
    : callForFile('GET /owner/expense-requests/:id/receipt', { params })
}

export function saveReceipt({ of, id }: ReceiptOwner, image: File) {
  const given = { params: { id }, upload: { image } }
  return of === 'expense'
    ? call('PUT /owner/expenses/:id/receipt', given)
    : call('PUT /admin/expense-requests/:id/receipt', given)
}
