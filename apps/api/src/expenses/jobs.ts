import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { removeReceiptJob } from './receipts/receipts.ts'
import { recordDueExpenses } from './recurring/record-due.ts'

export const expensesJobs: readonly Job<never>[] = [removeReceiptJob, ...fanOut(recordDueExpenses)]
