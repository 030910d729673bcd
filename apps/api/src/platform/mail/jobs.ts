import type { Job } from '#platform/jobs/jobs.ts'
import type { Email } from '#platform/ports.ts'
import { deliverEmail, type EmailWriters, retryDueEmails } from './deliver.ts'
import { contentWriter, type Sending, sendName } from './queue.ts'

export function mailJobs(written: EmailWriters): readonly Job<never>[] {
  const writers = {
    ...written,
    [contentWriter]: async (_: unknown, data: unknown) => data as Email,
  }
  return [
    {
      name: sendName,
      async handle(ctx, { mailId }: Sending) {
        await deliverEmail(ctx, mailId, writers)
      },
    },
    { name: 'mail.retry-due', cron: '* * * * *', handle: (ctx) => retryDueEmails(ctx, writers) },
  ]
}
