import type { Maintenance, NewMaintenance } from '@marea/contract/platform/settings/maintenance.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findMaintenance, insertMaintenanceChange } from './maintenance-store.ts'

export async function showMaintenance({ db }: Pick<Ctx, 'db'>): Promise<Maintenance | null> {
  const found = await findMaintenance(db)
  if (!found) return null
  const { endsAt, reason, changedBy, changedAt } = found
  return {
    endsAt: endsAt.toString(),
    reason,
    startedBy: changedBy,
    startedAt: changedAt.toString(),
  }
}

/** Every process notices within seconds; requests that are being answered still finish. */
export async function startMaintenance(
  ctx: Ctx,
  adminId: string,
  { minutes, reason }: NewMaintenance,
): Promise<Maintenance | null> {
  const endsAt = ctx.now.add({ minutes })
  await inTransaction(ctx, async (ctx) => {
    await change(ctx, adminId, { endsAt, reason })
    const details = { until: endsAt.toString(), reason }
    await recordAdminAct(ctx, { act: 'maintenance.started', subject, details, adminId })
  })
  return showMaintenance(ctx)
}

export async function endMaintenance(ctx: Ctx, adminId: string): Promise<null> {
  await inTransaction(ctx, async (ctx) => {
    if (!(await findMaintenance(ctx.db))) throw new Problem('settings.unchanged')
    await change(ctx, adminId, { endsAt: null, reason: '' })
    await recordAdminAct(ctx, { act: 'maintenance.ended', subject, adminId })
  })
  return null
}

const subject = 'maintenance:all'

async function change(
  ctx: TransactionCtx,
  changedBy: string,
  given: { endsAt: Temporal.Instant | null; reason: string },
): Promise<void> {
  await insertMaintenanceChange(ctx.db, { ...given, changedBy, changedAt: ctx.now })
  ctx.log.info({ endsAt: given.endsAt?.toString() }, 'maintenance changed')
}
