import { sql } from 'kysely'
import type { Transaction } from '#platform/db/database.ts'

type Period = { since: Temporal.Instant; now: Temporal.Instant }

/**
 * A reply is the first message an owner wrote after one or more messages of a guest, timed from the
 * first of those. Automatic messages are no replies and interrupt nothing.
 */
export async function replaceResponseTimes(db: Transaction, { since, now }: Period): Promise<void> {
  await db.deleteFrom('responseTimes').execute()
  await sql`
    insert into response_times (owner_id, median_seconds, conversations, counted_at)
    select owner_id,
      percentile_cont(0.5) within group (order by extract(epoch from replied_at - asked_at))::int,
      count(distinct room_id), ${now}
    from (
      select suites.owner_id, rooms.id room_id, run.from_guest, run.began_at asked_at,
        lead(run.began_at) over (partition by rooms.id order by run.began_at, run.first_id) replied_at
      from rooms
      join suites on suites.id = rooms.suite_id
      cross join lateral (
        select from_guest, min(sent_at) began_at, min(id) first_id
        from (
          select id, sent_at, author_id = rooms.guest_id from_guest,
            row_number() over (order by id)
              - row_number() over (partition by author_id = rooms.guest_id order by id) part
          from messages
          where messages.room_id = rooms.id and kind = 'words' and occasion is null
        ) written
        group by from_guest, part
      ) run
    ) runs
    where from_guest and replied_at is not null and asked_at >= ${since} and asked_at < ${now}
    group by owner_id`.execute(db)
}
