import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { removeReceiptJob } from './expenses/receipts/receipts.ts'
import { recordDueExpenses } from './expenses/recurring/record-due.ts'
import { makeDuePayouts } from './payouts/make-due-payouts.ts'
import { closeMonths } from './statements/seal/close-months.ts'

export const ownersJobs: readonly Job<never>[] = [
  removeReceiptJob,
  ...fanOut(recordDueExpenses),
  ...fanOut(makeDuePayouts),
  ...fanOut(closeMonths),
]
