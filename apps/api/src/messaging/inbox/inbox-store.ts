import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

type Reader = { roomId: string; userId: string }

export async function archiveUpTo(
  db: Transaction,
  { archivedId, ...reader }: Reader & { archivedId: number },
): Promise<void> {
  await db
    .insertInto('roomReaders')
    .values({ ...reader, archivedId })
    .onConflict((conflict) => conflict.columns(['roomId', 'userId']).doUpdateSet({ archivedId }))
    .execute()
}

/** Removes accents, because people search without them. */
function folded(text: unknown) {
  return sql`translate(lower(${text}), 'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')`
}

export type ConversationMatch = {
  id: string
  matches: number
  /** The newest message that matches; null where only a name does. */
  messageId: number | null
}

type Search = { userId: string; words: string; supportNames: string; limit: number }

/**
 * The conversations of the user in which a text, the home's name or the other's first name, which
 * is all the user knows of it, contains the words. Our team has the name of the interface.
 */
export async function searchConversations(
  db: Db,
  { userId, words, supportNames, limit }: Search,
): Promise<ConversationMatch[]> {
  const sought = folded(words)
  const { rows } = await sql<ConversationMatch>`
    select own.id, found.matches, found.message_id "messageId"
    from (
      select rooms.id, rooms.last_message_id, coalesce(suites.name, ${supportNames}) home,
        case when users.erased_at is null then split_part(users.full_name, ' ', 1) else '' end name
      from rooms
      left join suites on suites.id = rooms.suite_id
      left join users on users.id =
        case when rooms.guest_id = ${userId} then suites.owner_id else rooms.guest_id end
      where (rooms.guest_id = ${userId} or suites.owner_id = ${userId})
        and rooms.last_message_id is not null
    ) own
    cross join lateral (
      select count(*)::int matches, max(id) message_id from messages
      where messages.room_id = own.id and strpos(${folded(sql.ref('text'))}, ${sought}) > 0
    ) found
    where found.matches > 0 or strpos(${folded(sql.ref('own.home'))}, ${sought}) > 0
      or strpos(${folded(sql.ref('own.name'))}, ${sought}) > 0
    order by coalesce(found.message_id, own.last_message_id) desc
    limit ${limit}`.execute(db)
  return rows
}
