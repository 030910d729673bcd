import { listNights } from '@marea/contract/platform/time/days.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { readOverrides } from '#pricing/rules/read-overrides.ts'
import { areUnchanged } from './apply-difference.ts'
import { lockHomes, saveChange } from './change-calendar.ts'
import {
  Difference,
  findChange,
  type HomeChange,
  isUndone,
  listChangeHomes,
} from './change-store.ts'

/** Restores what a change replaced; the undo is a change of its own. */
export function undoChange(ctx: Ctx, id: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const change = await findChange(ctx.db, id)
    const rows = change ? await listChangeHomes(ctx.db, [id]) : []
    if (!change || !rows.length) throw new Problem('resource.not_found')
    const slugs = rows.map(({ slug }) => slug)
    const homes = await lockHomes(ctx, slugs)
    if (change.undoes !== null || (await isUndone(ctx.db, id))) {
      throw new Problem('calendar.change_undone')
    }
    const changes: HomeChange[] = []
    for (const { suiteId, from, to, difference } of rows) {
      const done = Difference.parse(difference)
      await requireCurrent(ctx, suiteId, done)
      changes.push({ suiteId, from, to, difference: reversed(done) })
    }
    return { id: await saveChange(ctx, { kind: change.kind, undoes: id, changes, homes }) }
  })
}

function reversed({ removed, added, before, after, was, is }: Difference): Difference {
  return { removed: added, added: removed, before: after, after: before, was: is, is: was }
}

/** Nights that were changed again since then are left as they are. */
async function requireCurrent(
  ctx: TransactionCtx,
  suiteId: string,
  { added, after }: Difference,
): Promise<void> {
  const known = after.length ? await readOverrides(ctx.db, suiteId) : []
  const isSame = after.every(({ from, to, amount, minNights }) =>
    listNights(from, to).every((night) => {
      const now = known.find((each) => each.from <= night && night < each.to)
      return (now?.amount ?? null) === amount && (now?.minNights ?? null) === minNights
    }),
  )
  if (!isSame || !(await areUnchanged(ctx, suiteId, added))) {
    throw new Problem('calendar.change_superseded')
  }
}
