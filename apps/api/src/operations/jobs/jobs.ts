import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import {
  countFailedJobs,
  listFailedJobs,
  readQueues,
  retryFailedJob,
  takeFailedJob,
} from '#platform/jobs/failed-jobs.ts'
import { Problem } from '#platform/problem.ts'

const perPage = 50

export async function showJobs({ db }: Ctx, page: number) {
  const count = await countFailedJobs(db)
  const failed = await listFailedJobs(db, { limit: perPage, offset: (page - 1) * perPage })
  return {
    failed: failed.map((job) => ({ ...job, failedAt: job.failedAt.toString() })),
    count,
    queues: await readQueues(db),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}

export function retryJob(ctx: Ctx, id: string) {
  return endFailedJob(ctx, { id, act: 'jobs.retried', end: retryFailedJob })
}

export function discardJob(ctx: Ctx, id: string) {
  return endFailedJob(ctx, {
    id,
    act: 'jobs.discarded',
    end: (ctx, id) => takeFailedJob(ctx.db, id),
  })
}

type Ending = {
  id: string
  act: 'jobs.retried' | 'jobs.discarded'
  end: (ctx: TransactionCtx, id: string) => Promise<{ name: string } | undefined>
}

function endFailedJob(ctx: Ctx, { id, act, end }: Ending): Promise<{ name: string }> {
  return inTransaction(ctx, async (ctx) => {
    const job = await end(ctx, id)
    if (!job) throw new Problem('resource.not_found')
    const { name } = job
    await recordAdminAct(ctx, { act, subject: `job:${id}`, details: { name } })
    return { name }
  })
}
