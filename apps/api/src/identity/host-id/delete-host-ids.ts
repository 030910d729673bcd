import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Follow } from '#platform/events/consequences.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { deleteHostId } from './host-id.ts'
import { lockDueHostIds, lockHostIdsOf } from './host-id-store.ts'

const batch = 50

async function deleteDueHostIds(ctx: Ctx): Promise<number> {
  let count = 0
  for (let done = batch; done === batch; count += done) done = await deleteBatch(ctx)
  return count
}

function deleteBatch(ctx: Ctx): Promise<number> {
  const today = todayOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const due = await lockDueHostIds(ctx.db, { today, limit: batch })
    for (const row of due) await deleteHostId(ctx, row)
    return due.length
  })
}

export const deleteHostIdsJob: Job = {
  name: 'identity.delete-host-ids',
  cron: '41 * * * *',
  async handle(ctx) {
    const count = await deleteDueHostIds(ctx)
    if (count) ctx.log.info({ count }, 'host documents deleted')
  },
}

export const deleteHostIdsOfGuest: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  inTransaction(ctx, async (ctx) => {
    const rows = await lockHostIdsOf(ctx.db, subject.replace(/^user:/, ''))
    for (const row of rows) if (!row.deletedAt) await deleteHostId(ctx, row)
  })
