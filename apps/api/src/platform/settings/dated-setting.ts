import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import type { Setting, StepDays } from '@marea/contract/platform/settings/settings.ts'
import { sql } from 'kysely'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { initialStep, type StepRow, shownSteps } from './steps.ts'

/** A number of each key that applies from a day on, stored with one row per key and day. */
export type DatedSetting<Key extends string> = {
  table: string
  columns: { key: string; value: string; reason: string }
  keys: readonly Key[]
  /** What the audit log calls it. */
  subject: string
  acts: { added: AdminAct; removed: AdminAct }
  days: StepDays
  /** What applies until the first change. */
  initial?: (ctx: Pick<Ctx, 'config'>, key: Key) => number
}

type NewStep = { from: string; value: number; reason: string }

/** What is in effect on a day, of each key that was ever set. */
export async function valuesOn<Key extends string>(
  db: Db,
  { table, columns: { key, value } }: DatedSetting<Key>,
  day: string,
): Promise<{ key: Key; value: number; from: string }[]> {
  const { rows } = await sql<{ key: Key; value: number; from: string }>`
    select distinct on (${sql.ref(key)}) ${sql.ref(key)} as key, ${sql.ref(value)} as value,
      effective_on::text as "from"
    from ${sql.table(table)} where effective_on <= ${day}::date
    order by ${sql.ref(key)}, effective_on desc`.execute(db)
  return rows
}

export async function valueOn<Key extends string>(
  db: Db,
  setting: DatedSetting<Key>,
  key: Key,
  day: string,
): Promise<number | undefined> {
  return (await valuesOn(db, setting, day)).find((each) => each.key === key)?.value
}

export async function showSetting<Key extends string>(
  ctx: Ctx,
  setting: DatedSetting<Key>,
): Promise<Setting<Key, number>[]> {
  const rows = Map.groupBy(await listRows(ctx.db, setting), ({ key }) => key)
  const today = todayOf(ctx)
  const removableFrom = dayAfter(today, setting.days.first)
  return setting.keys.map((id) => {
    const first = setting.initial ? [initialStep(setting.initial(ctx, id))] : []
    const dated = (rows.get(id) ?? []).map(({ key, ...row }) => row)
    return { id, steps: shownSteps([...first, ...dated], { today, removableFrom }) }
  })
}

export async function addStep<Key extends string>(
  ctx: Ctx,
  setting: DatedSetting<Key>,
  key: Key,
  { from, value, reason }: NewStep,
): Promise<Setting<Key, number>[]> {
  const { subject, days, columns, acts } = setting
  requireStepDay(ctx, days, from)
  await inTransaction(ctx, async (ctx) => {
    const before = (await valueOn(ctx.db, setting, key, from)) ?? setting.initial?.(ctx, key)
    await insertRow(ctx, setting, { key, from, value, reason })
    if (before === value) throw new Problem('settings.unchanged')
    const details = {
      from,
      [columns.value]: value,
      reason,
      ...(before !== undefined && { before }),
    }
    await recordAdminAct(ctx, { act: acts.added, subject: `${subject}:${key}`, details })
    ctx.log.info({ setting: `${subject}:${key}`, from, value }, 'setting changed')
  })
  return showSetting(ctx, setting)
}

export function requireStepDay(ctx: Ctx, { first, last }: StepDays, from: string): void {
  const today = todayOf(ctx)
  if (from < dayAfter(today, first) || from > dayAfter(today, last)) {
    throw new Problem('settings.day_refused')
  }
}

/** Nobody has paid or seen a value that can still be removed; the audit log keeps it. */
export async function removeStep<Key extends string>(
  ctx: Ctx,
  setting: DatedSetting<Key>,
  key: Key,
  from: string,
): Promise<Setting<Key, number>[]> {
  const { table, columns, subject, acts, days } = setting
  if (from < dayAfter(todayOf(ctx), days.first)) throw new Problem('settings.in_effect')
  await inTransaction(ctx, async (ctx) => {
    const { rows } = await sql<{ value: number }>`
      delete from ${sql.table(table)}
      where ${sql.ref(columns.key)} = ${key} and effective_on = ${from}::date
      returning ${sql.ref(columns.value)} as value`.execute(ctx.db)
    const [removed] = rows
    if (!removed) throw new Problem('resource.not_found')
    const details = { from, [columns.value]: removed.value }
    await recordAdminAct(ctx, { act: acts.removed, subject: `${subject}:${key}`, details })
  })
  return showSetting(ctx, setting)
}

type Row = StepRow<number> & { key: string }

/** Earliest first. */
async function listRows(
  db: Db,
  { table, columns: { key, value, reason } }: Pick<DatedSetting<string>, 'table' | 'columns'>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.ref(key)} as key, ${sql.ref(value)} as value, effective_on::text as "from",
      ${sql.ref(reason)} as reason, person.full_name as set_by, set_at
    from ${sql.table(table)} join platform_people as person on person.id = set_by
    order by effective_on`.execute(db)
  return rows
}

async function insertRow(
  ctx: TransactionCtx,
  { table, columns }: Pick<DatedSetting<string>, 'table' | 'columns'>,
  { key, from, value, reason }: NewStep & { key: string },
): Promise<void> {
  const inserted = await sql`
    insert into ${sql.table(table)} (${sql.ref(columns.key)}, ${sql.ref(columns.value)},
      ${sql.ref(columns.reason)}, effective_on, set_by, set_at)
    values (${key}, ${value}, ${reason}, ${from}::date, ${administratorOf(ctx).userId}, ${ctx.now})
    on conflict do nothing returning 1`.execute(ctx.db)
  if (inserted.rows.length === 0) throw new Problem('settings.day_taken')
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
