import {
  type CalendarChange,
  type ChangeKind,
  changeKinds,
} from '@marea/contract/owners/calendar.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { Difference, listChangeHomes, listChanges } from './change-store.ts'

const perPage = 30

type LogQuery = {
  home?: string | undefined
  about?: 'prices' | 'blocks' | undefined
  page: number
}

const kindsAbout = {
  prices: ['rates', 'clear'],
  blocks: ['block', 'owner_stay', 'unblock'],
} as const satisfies Record<string, readonly ChangeKind[]>

export async function listCalendarChanges(ctx: Ctx, { home, about, page }: LogQuery) {
  const homes =
    home === undefined
      ? await managedSuites(ctx, 'calendar')
      : [await requireManagedSuite(ctx, home, 'calendar')]
  const slugs = homes.map(({ slug }) => slug)
  if (!slugs.length) return { items: [], page, hasMore: false }
  const rows = await listChanges(ctx.db, {
    slugs,
    kinds: about ? kindsAbout[about] : changeKinds,
    offset: (page - 1) * perPage,
    limit: perPage + 1,
  })
  const shown = rows.slice(0, perPage)
  const ids = shown.map(({ id }) => id)
  const parts = ids.length ? await listChangeHomes(ctx.db, ids) : []
  const own = parts.filter(({ slug }) => slugs.includes(slug))
  return {
    items: shown.map((row) =>
      toChange(
        ctx,
        row,
        own.filter(({ changeId }) => changeId === row.id),
      ),
    ),
    page,
    hasMore: rows.length > perPage,
  }
}

type Row = Awaited<ReturnType<typeof listChanges>>[number]
type Part = Awaited<ReturnType<typeof listChangeHomes>>[number]

function toChange(ctx: Ctx, row: Row, parts: readonly Part[]): CalendarChange {
  const [first] = parts
  const difference = Difference.parse(first?.difference)
  const block = difference.added[0] ?? difference.removed[0]
  return {
    id: row.id,
    kind: row.kind,
    at: row.changedAt.toString(),
    by: row.fullName,
    isYou: row.changedBy === personOf(ctx).userId,
    homes: parts.map(({ slug, name }) => ({ slug, name })),
    from: first?.from ?? '',
    to: first?.to ?? '',
    reason: block?.reason ?? '',
    isOwnerStay: block?.isOwnerStay ?? false,
    was: difference.was,
    is: difference.is,
    isUndo: row.undoes !== null,
    isUndone: row.undoneBy !== null,
  }
}
