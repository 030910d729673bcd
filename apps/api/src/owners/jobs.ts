import type { Job } from '#platform/jobs/jobs.ts'
import { removeReceiptJob } from './expenses/receipts/receipts.ts'
import { recordDueExpensesJob } from './expenses/recurring/record-due.ts'
import { makeDuePayoutsJob } from './payouts/make-due-payouts.ts'
import { closeMonthsJob } from './statements/seal/close-months.ts'

export const ownersJobs: readonly Job<never>[] = [
  removeReceiptJob,
  recordDueExpensesJob,
  makeDuePayoutsJob,
  closeMonthsJob,
]
