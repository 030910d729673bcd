import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
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

/** An intruder may have added an endpoint. */
export function eraseWebhooks(ctx: Ctx, { subject }: Event): Promise<void> {
  return deleteEndpointsOf(ctx.db, subject.replace(/^user:/, ''))
}
