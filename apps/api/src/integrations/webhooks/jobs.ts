import type { Subscription } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deliverDue } from './deliver.ts'
import { deleteDeliveriesBefore } from './delivery-store.ts'
import { deleteEndpointsOf } from './endpoint-store.ts'

const logged = { hours: 30 * 24 }

export const webhookJobs: readonly Job[] = [
  { name: 'webhooks.deliver', everySeconds: 1, handle: (ctx) => deliverDue(ctx) },
  {
    name: 'webhooks.delete-log',
    cron: '23 4 * * *',
    handle: (ctx) => deleteDeliveriesBefore(ctx.db, ctx.now.subtract(logged)),
  },
]

export const eraseWebhooks: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => deleteEndpointsOf(ctx.db, subject.replace(/^user:/, '')),
}
