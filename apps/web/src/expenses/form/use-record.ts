import { useState } from 'react'
import { saveReceipt } from '#expenses/receipts/receipt-calls.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'

export type Recorded = { of: 'expense' | 'request'; id: string }

type Send = (idempotencyKey: string) => Promise<Recorded>

/**
 * Records first and sends the receipt after it; when only the receipt failed, trying again with the
 * same entries does not record them twice.
 */
export function useRecord() {
  const [record] = useState(createRecord)
  return record
}

function createRecord() {
  const sendOnce = createIdempotentCall()
  let done: { entries: string; recorded: Recorded } | undefined

  return async function record(body: object, receipt: File | null, send: Send): Promise<Recorded> {
    const entries = JSON.stringify(body)
    const before = done?.entries === entries ? done.recorded : undefined
    const recorded = before ?? (await sendOnce(body, send))
    done = { entries, recorded }
    if (receipt) await saveReceipt(recorded, receipt)
    return recorded
  }
}
