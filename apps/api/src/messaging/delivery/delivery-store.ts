import { sql } from 'kysely'
import type { Transaction } from '#platform/db/database.ts'

type Delivery = { userId: string; messageId: number }

/** Returns the conversations whose newest message from the other had not been received before. */
export async function advanceDelivery(
  db: Transaction,
  { userId, messageId }: Delivery,
): Promise<{ roomId: string; deliveredId: number }[]> {
  const { rows } = await sql<{ roomId: string; deliveredId: number }>`
    insert into room_readers (room_id, user_id, delivered_id)
    select rooms.id, ${userId}, newest.id
    from rooms
    left join suites on suites.id = rooms.suite_id
    left join room_readers known on known.room_id = rooms.id and known.user_id = ${userId}
    cross join lateral (
      select max(messages.id) id from messages
      where messages.room_id = rooms.id and messages.id <= ${messageId}
        and messages.id > greatest(known.delivered_id, known.read_id, 0)
        and (author_id = rooms.guest_id) <> (rooms.guest_id = ${userId})
    ) newest
    where (rooms.guest_id = ${userId} or suites.owner_id = ${userId})
      and rooms.last_message_id > greatest(known.delivered_id, known.read_id, 0)
      and newest.id is not null
    order by rooms.id
    on conflict (room_id, user_id) do update set delivered_id = excluded.delivered_id
      where room_readers.delivered_id < excluded.delivered_id
    returning room_id, delivered_id`.execute(db)
  return rows
}
