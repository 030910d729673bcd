import { type Queue, type QueueKey, queueKeys } from '@marea/contract/operations/console.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { waitingFeeds } from '#channels/troubled-feeds.ts'
import { waitingHostIds } from '#identity/host-id/waiting-host-ids.ts'
import { waitingReports } from '#messaging/reports/waiting-reports.ts'
import { waitingSupport } from '#messaging/support/waiting-support.ts'
import { waitingDisputes } from '#operations/disputes/list-disputes.ts'
import { waitingApplications } from '#owners/applications/waiting-applications.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { waitingApprovals } from '#platform/approvals/waiting-approvals.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { waitingJobs } from '#platform/jobs/job-states.ts'
import type { Waiting } from '#platform/waiting.ts'
import { waitingLicenses } from '#suites/admin/admin-homes.ts'
import { waitingWithdrawals } from '#wallet/payouts/waiting-withdrawals.ts'
import { readTargets, updateTarget } from './queue-store.ts'

const readers: Record<QueueKey, (ctx: Ctx) => Promise<Waiting>> = {
  withdrawals: waitingWithdrawals,
  ids: waitingHostIds,
  applications: waitingApplications,
  reports: waitingReports,
  jobs: waitingJobs,
  feeds: waitingFeeds,
  approvals: waitingApprovals,
  licenses: waitingLicenses,
  support: waitingSupport,
  disputes: waitingDisputes,
}

const defaultTarget = 24 * 60

export async function showQueues(ctx: Ctx): Promise<Queue[]> {
  const [targets, ...waiting] = await Promise.all([
    readTargets(ctx.db),
    ...queueKeys.map((key) => readers[key](ctx)),
  ])
  return queueKeys.map((key, at) => {
    const { count = 0, oldestAt = null, next = null } = waiting[at] ?? {}
    return {
      key,
      waiting: count,
      oldestAt: oldestAt?.toString() ?? null,
      targetMinutes: targets.get(key) ?? defaultTarget,
      next: next && {
        name: next.name,
        detail: next.detail ?? null,
        amount: next.amount === undefined ? null : usd(next.amount),
      },
    }
  })
}

export async function changeTarget(ctx: Ctx, queue: QueueKey, minutes: number): Promise<Queue[]> {
  await inTransaction(ctx, async (ctx) => {
    const before = (await readTargets(ctx.db)).get(queue) ?? defaultTarget
    await updateTarget(ctx.db, queue, { targetMinutes: minutes, changedAt: ctx.now })
    await recordAdminAct(ctx, {
      act: 'operations.queue_target_changed',
      subject: `queue:${queue}`,
      details: { before, after: minutes },
    })
  })
  return showQueues(ctx)
}
