import { createHash } from 'node:crypto'
import {
  audiences,
  Switches,
  type SwitchName,
  type SwitchSetting,
  switchDefaults,
  switchNames,
} from '@marea/contract/platform/settings/switches.ts'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { findSwitch } from './switch-store.ts'

/** The person a switch is read for: the actor, or the one a job acts for. */
type Reader = { userId: string | null; isAdmin: boolean }

/** Reads the row each time, so that every process sees a change at once. */
export async function isOn(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  name: SwitchName,
  userId?: string,
): Promise<boolean> {
  const reader =
    userId === undefined ? readerOf(ctx.actor) : { userId, isAdmin: isAdmin(ctx.actor) }
  return isOnFor(name, await currentSetting(ctx.db, name), reader)
}

/** For what is asked without a person: whether there is somebody it is on for. */
export async function isOnForAnyone({ db }: Pick<Ctx, 'db'>, name: SwitchName): Promise<boolean> {
  return (await currentSetting(db, name)).audience !== 'nobody'
}

export async function currentSetting(db: Ctx['db'], name: SwitchName): Promise<SwitchSetting> {
  const stored = await findSwitch(db, name)
  return stored ? settingOf(stored) : switchDefaults[name]
}

export async function ownSwitches(ctx: Ctx): Promise<Switches> {
  const on = switchNames.map(async (name) => [name, await isOn(ctx, name)] as const)
  return Switches.parse(Object.fromEntries(await Promise.all(on)))
}

/** A visitor has no bucket yet, so a switch for a share of people is on until they sign in. */
export function isOnFor(
  name: SwitchName,
  { audience, percent }: SwitchSetting,
  { userId, isAdmin }: Reader,
): boolean {
  if (audience === 'everyone') return true
  if (audience === 'nobody') return false
  if (audience === 'admins') return isAdmin
  return userId === null || bucketOf(name, userId) < (percent ?? 0)
}

/** From 0 to 99, always the same for a person and different for each switch. */
function bucketOf(name: SwitchName, userId: string): number {
  return createHash('sha256').update(`${name}:${userId}`).digest().readUInt32BE(0) % 100
}

function readerOf(actor: Actor): Reader {
  return { userId: actor.kind === 'person' ? actor.userId : null, isAdmin: isAdmin(actor) }
}

function isAdmin(actor: Actor): boolean {
  return actor.kind === 'person' && actor.profile === 'ADMIN'
}

export function settingOf(row: { audience: string; percent: number | null }): SwitchSetting {
  // The database allows no other; an unknown one would turn the feature off.
  const audience = audiences.find((each) => each === row.audience) ?? 'nobody'
  return { audience, percent: row.percent }
}
