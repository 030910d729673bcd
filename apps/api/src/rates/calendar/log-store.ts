import type { CalendarChange } from '@marea/contract/rates/calendar.ts'
import type { Db } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

export type LogRow = {
  id: string
  kind: CalendarChange['kind']
  /** Null for a change of one or more homes, which are listed separately. */
  suiteId: string | null
  changedAt: Temporal.Instant
  changedBy: string | null
  by: string | null
  from: string | null
  to: string | null
  isUndo: boolean
  isUndone: boolean
}

type LogQuery = {
  suiteIds: readonly string[]
  kinds: readonly string[]
  offset: number
  limit: number
}

/** The calendar's own changes, saved price rules and what feeds changed, as one list. */
const log = namedStatement({
  name: 'owner-calendar-log',
  text: `
    select id, kind, suite_id "suiteId", changed_at "changedAt", changed_by "changedBy", by,
      "from", "to", is_undo "isUndo", is_undone "isUndone"
    from (
      select c.id::text id, c.kind::text kind, null::uuid suite_id, c.changed_at, c.changed_by,
        u.full_name by, null "from", null "to", c.undoes is not null is_undo,
        exists (select from calendar_changes undo where undo.undoes = c.id) is_undone, c.number
      from calendar_changes c
      left join users u on u.id = c.changed_by
      where exists (select from calendar_change_homes h
        where h.change_id = c.id and h.suite_id = any(:suiteIds))
      union all
      select r.suite_id || ' ' || r.version, 'rules', r.suite_id, r.changed_at, r.changed_by,
        u.full_name, null, null, false, false, r.version
      from price_rules r
      left join users u on u.id = r.changed_by
      where r.suite_id = any(:suiteIds)
      union all
      select d.id::text, 'import_' || d.kind, d.suite_id, d.found_at, null, d.channel,
        lower(d.nights)::text, upper(d.nights)::text, false, false, d.id
      from rates_import_changes d
      where d.suite_id = any(:suiteIds) and d.kind in ('added', 'moved', 'removed')
    ) entries
    where kind = any(:kinds)
    order by changed_at desc, number desc
    offset :offset limit :limit`,
})

export function listLog(db: Db, query: LogQuery): Promise<LogRow[]> {
  return queryNamed(db, log, query)
}
