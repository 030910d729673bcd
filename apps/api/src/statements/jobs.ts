import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { closeMonths } from './monthly/seal/close-months.ts'
import { makeDuePayouts } from './payouts/make-due-payouts.ts'

export const statementsJobs: readonly Job<never>[] = [
  ...fanOut(makeDuePayouts),
  ...fanOut(closeMonths),
]
