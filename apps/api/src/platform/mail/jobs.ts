import type { Job } from '#platform/jobs/jobs.ts'
import type { Email } from '#platform/ports.ts'
import { deliverEmail, type EmailSources, retryDueEmails } from './deliver.ts'
import { contentWriter, type Sending, sendName } from './queue.ts'
import type { EmailTopic } from './topic.ts'

export function mailJobs({ writers, ...rest }: EmailSources): readonly Job<never>[] {
  const sources = { ...rest, writers: { ...writers, [contentWriter]: writeContent } }
  return [
    {
      name: sendName,
      async handle(ctx, { mailId }: Sending) {
        await deliverEmail(ctx, mailId, sources)
      },
    },
    { name: 'mail.retry-due', cron: '* * * * *', handle: (ctx) => retryDueEmails(ctx, sources) },
  ]
}

async function writeContent(_: unknown, data: unknown): Promise<Email> {
  const { topic: _topic, ...mail } = data as Email & { topic?: EmailTopic }
  return mail
}
