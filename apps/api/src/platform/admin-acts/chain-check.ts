import type { Ctx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'
import { findLatestCheck, insertCheck } from './admin-act-log.ts'
import { type ChainCheck, verifyAdminActs } from './verify-admin-acts.ts'

export type StoredCheck = ChainCheck & { checkedAt: Temporal.Instant }

export async function checkChain(ctx: Ctx): Promise<StoredCheck> {
  const check = { ...(await verifyAdminActs(ctx.db)), checkedAt: ctx.now }
  await insertCheck(ctx.db, check)
  const { acts, firstBroken } = check
  if (firstBroken === null) ctx.log.info({ acts }, 'audit log verified')
  else ctx.log.error({ acts, firstBroken }, 'audit log broken')
  return check
}

export const verifyAdminActsJob: Job = {
  name: 'platform.verify_admin_acts',
  cron: '15 4 * * *',
  async handle(ctx) {
    await checkChain(ctx)
  },
}

/** By the latest verification; alert when `broken` is above 0. */
export const auditChain: GaugeReading = {
  name: 'marea_audit_log_acts',
  help: 'Acts of the audit log at its last verification, and 1 if its chain was broken',
  label: 'state',
  async read(db) {
    const check = await findLatestCheck(db)
    return { verified: check?.acts ?? 0, broken: check?.firstBroken ? 1 : 0 }
  },
}
