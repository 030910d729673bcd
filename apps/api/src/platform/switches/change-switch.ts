import {
  type FeatureSwitch,
  type NewSwitchSetting,
  type SwitchName,
  switchDefaults,
  switchNames,
} from '@marea/contract/platform/switches.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { settingOf } from './is-on.ts'
import { insertSwitchChange, listSwitchChanges } from './switch-store.ts'

export async function showSwitches(ctx: Ctx): Promise<FeatureSwitch[]> {
  const changes = Map.groupBy(await listSwitchChanges(ctx.db), ({ name }) => name)
  return switchNames.map((name) => {
    const history = (changes.get(name) ?? []).map((row) => ({
      ...settingOf(row),
      reason: row.reason,
      changedBy: row.changedBy,
      changedAt: row.changedAt.toString(),
    }))
    const { audience, percent } = history[0] ?? switchDefaults[name]
    return { name, audience, percent, history }
  })
}

/** Takes effect with the next request in every process; the event makes open pages load it. */
export async function changeSwitch(
  ctx: Ctx,
  name: SwitchName,
  { audience, percent, reason }: NewSwitchSetting,
): Promise<FeatureSwitch[]> {
  const { actor } = ctx
  if (actor.kind !== 'person') throw new Error('A switch is changed by an administrator.')
  await inTransaction(ctx, async (ctx) => {
    const change = { name, audience, percent, reason }
    await insertSwitchChange(ctx.db, { ...change, changedBy: actor.userId, changedAt: ctx.now })
    const details = { audience, percent, reason }
    await recordAdminAct(ctx, { act: 'switches.changed', subject: `switch:${name}`, details })
    await recordEvent(ctx, { kind: 'platform.switch_changed', subject: `switch:${name}` })
    ctx.log.info({ switch: name, audience, percent }, 'switch changed')
  })
  return showSwitches(ctx)
}
