import {
  type FeatureSwitch,
  type NewSwitchSetting,
  type SwitchName,
  switchDefaults,
  switchNames,
} from '@marea/contract/platform/settings/switches.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { initialStep, stepsAtOnce } from '#platform/settings/steps.ts'
import { currentSetting, settingOf } from './is-on.ts'
import { insertSwitchChange, listSwitchChanges } from './switch-store.ts'

export async function showSwitches(ctx: Ctx): Promise<FeatureSwitch[]> {
  const changes = Map.groupBy(await listSwitchChanges(ctx.db), ({ name }) => name)
  return switchNames.map((id) => {
    const rows = (changes.get(id) ?? []).map((row) => ({
      value: settingOf(row),
      from: null,
      reason: row.reason,
      setBy: row.changedBy,
      setAt: row.changedAt,
    }))
    return { id, steps: stepsAtOnce([initialStep(switchDefaults[id]), ...rows]) }
  })
}

/** Takes effect with the next request in every process; the event makes open pages load it. */
export async function changeSwitch(
  ctx: Ctx,
  name: SwitchName,
  { value: { audience, percent }, reason }: NewSwitchSetting,
): Promise<FeatureSwitch[]> {
  const { userId: changedBy } = administratorOf(ctx)
  await inTransaction(ctx, async (ctx) => {
    const before = await currentSetting(ctx.db, name)
    if (before.audience === audience && before.percent === percent) {
      throw new Problem('settings.unchanged')
    }
    const change = { name, audience, percent, reason }
    await insertSwitchChange(ctx.db, { ...change, changedBy, changedAt: ctx.now })
    const details = { audience, percent, reason }
    await recordAdminAct(ctx, { act: 'switches.changed', subject: `switch:${name}`, details })
    await recordEvent(ctx, { kind: 'platform.switch_changed', subject: `switch:${name}` })
    ctx.log.info({ switch: name, audience, percent }, 'switch changed')
  })
  return showSwitches(ctx)
}
