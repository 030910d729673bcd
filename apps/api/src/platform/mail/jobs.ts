import type { Job } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/ports.ts'
import { deliverMail, type MailWriters, sweepMails } from './deliver.ts'
import { contentWriter, type Sending, sendName } from './queue.ts'

export function mailJobs(written: MailWriters): readonly Job<never>[] {
  const writers = { ...written, [contentWriter]: async (_: unknown, data: unknown) => data as Mail }
  return [
    {
      name: sendName,
      async handle(ctx, { mailId }: Sending) {
        await deliverMail(ctx, mailId, writers)
      },
    },
    { name: 'mail.retry-due', cron: '* * * * *', handle: (ctx) => sweepMails(ctx, writers) },
  ]
}
