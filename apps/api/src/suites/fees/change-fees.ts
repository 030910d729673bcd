import {
  type FeeStep,
  type NewFeeStep,
  type PlatformFee,
  PlatformFeeCode,
  platformFees,
} from '@marea/contract/suites/platform-fees.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { todayInMiami } from '#suites/today.ts'
import { deleteFee, findFeeOn, insertFee, listFeeRows } from './fee-store.ts'
import { configuredFee } from './platform-fee.ts'

export async function showFees(ctx: Ctx): Promise<PlatformFee[]> {
  const rows = Map.groupBy(await listFeeRows(ctx.db), ({ code }) => code)
  const today = todayInMiami(ctx.now)
  return PlatformFeeCode.options.map((code) => {
    const dated = (rows.get(code) ?? []).map((row) => ({
      from: row.effectiveOn.toString(),
      value: row.value,
      note: row.note,
      setBy: row.setByName,
      setAt: row.setAt.toString(),
    }))
    const value = configuredFee(ctx, code)
    const configured = { from: null, value, note: '', setBy: null, setAt: null }
    const all = [configured, ...dated]
    const current = all.findLastIndex(({ from }) => from === null || from <= today)
    const steps = all.map((step, index) => ({ ...step, state: stateOf(index, current) }))
    return { code, steps: steps.toReversed() }
  })
}

function stateOf(index: number, current: number): FeeStep['state'] {
  if (index === current) return 'current'
  return index > current ? 'coming' : 'past'
}

/** From tomorrow at the earliest, so that nobody pays a different fee than the one shown today. */
export async function addFee(
  ctx: Ctx,
  code: PlatformFeeCode,
  { from, value, note }: NewFeeStep,
): Promise<PlatformFee[]> {
  const { userId: setBy } = personOf(ctx)
  if (from <= todayInMiami(ctx.now)) throw new Problem('fees.date_past')
  if (value > platformFees[code].most) throw new Problem('fees.value_too_large')
  await inTransaction(ctx, async (ctx) => {
    const before = (await findFeeOn(ctx.db, code, from)) ?? configuredFee(ctx, code)
    if (before === value) throw new Problem('fees.value_unchanged')
    const effectiveOn = Temporal.PlainDate.from(from)
    await insertFee(ctx.db, { code, effectiveOn, value, note, setBy, setAt: ctx.now }).catch(
      (error) => {
        throw violates(error, 'platform_fees_one_per_day') ? new Problem('fees.date_taken') : error
      },
    )
    const details = { from, value, before }
    await recordAdminAct(ctx, { act: 'fees.changed', subject: `fee:${code}`, details })
    ctx.log.info({ fee: code, from, value }, 'fee changed')
  })
  return showFees(ctx)
}

export async function removeFee(
  ctx: Ctx,
  { code, from }: { code: PlatformFeeCode; from: string },
): Promise<PlatformFee[]> {
  if (from <= todayInMiami(ctx.now)) throw new Problem('fees.in_force')
  await inTransaction(ctx, async (ctx) => {
    const removed = await deleteFee(ctx.db, code, from)
    if (!removed) throw new Problem('resource.not_found')
    const details = { from, value: removed.value }
    await recordAdminAct(ctx, { act: 'fees.change_removed', subject: `fee:${code}`, details })
  })
  return showFees(ctx)
}
