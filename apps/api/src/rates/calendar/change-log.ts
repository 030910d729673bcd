import type { CalendarChange } from '@marea/contract/rates/calendar.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { Difference, listChangeHomes } from './change-store.ts'
import { type LogRow, listLog } from './log-store.ts'

const perPage = 30

type LogQuery = {
  home?: string | undefined
  about?: 'prices' | 'blocks' | 'rules' | 'imports' | undefined
  page: number
}

const kindsAbout: Record<string, readonly string[]> = {
  prices: ['rates', 'clear'],
  blocks: ['block', 'owner_stay', 'unblock'],
  rules: ['rules'],
  imports: ['import_added', 'import_moved', 'import_removed'],
}

export async function listCalendarChanges(ctx: Ctx, { home, about, page }: LogQuery) {
  const homes =
    home === undefined
      ? await managedSuites(ctx, 'calendar')
      : [await requireManagedSuite(ctx, home, 'calendar')]
  if (!homes.length) return { items: [], page, hasMore: false }
  const rows = await listLog(ctx.db, {
    suiteIds: homes.map(({ id }) => id),
    kinds: about ? (kindsAbout[about] ?? []) : Object.values(kindsAbout).flat(),
    offset: (page - 1) * perPage,
    limit: perPage + 1,
  })
  const shown = rows.slice(0, perPage)
  const ids = shown.flatMap(({ suiteId, id }) => (suiteId === null ? [id] : []))
  const changed = ids.length ? await listChangeHomes(ctx.db, ids) : []
  return {
    items: shown.map((row) => {
      const parts = changed.filter(({ changeId }) => changeId === row.id)
      const own = homes.filter(
        ({ id }) => id === row.suiteId || parts.some(({ suiteId }) => suiteId === id),
      )
      return toChange(ctx, row, { homes: own, parts })
    }),
    page,
    hasMore: rows.length > perPage,
  }
}

type Part = Awaited<ReturnType<typeof listChangeHomes>>[number]
type About = { homes: readonly { slug: string; name: string }[]; parts: readonly Part[] }

const unknown = { amounts: [], minNights: [] }

function toChange(ctx: Ctx, row: LogRow, { homes, parts }: About): CalendarChange {
  const [first] = parts
  const difference = first && Difference.parse(first.difference)
  const block = difference?.added[0] ?? difference?.removed[0]
  return {
    id: row.id,
    kind: row.kind,
    at: row.changedAt.toString(),
    by: row.by,
    isYou: row.changedBy === personOf(ctx).userId,
    homes: homes.map(({ slug, name }) => ({ slug, name })),
    from: first?.from ?? row.from,
    to: first?.to ?? row.to,
    reason: block?.reason ?? '',
    isOwnerStay: block?.isOwnerStay ?? false,
    was: difference?.was ?? unknown,
    is: difference?.is ?? unknown,
    isUndo: row.isUndo,
    isUndone: row.isUndone,
  }
}
