import type {
  GiftCardFilter,
  GiftCardSort,
  giftCardSteps,
} from '@marea/contract/payments/admin-gift-cards.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { orderBy } from '#platform/db/order-by.ts'

type Search = {
  show: GiftCardFilter
  find: string
  sort?: GiftCardSort | undefined
  codeHash: Buffer | null
  ending: string | null
}

const shown: Record<GiftCardFilter, RawBuilder<boolean>> = {
  sent: sql`status = 'paid' and sent_at is not null`,
  waiting: sql`status = 'paid' and sent_at is null`,
  redeemed: sql`status = 'redeemed'`,
  refunded: sql`status = 'refunded'`,
  unpaid: sql`status in ('requested', 'failed')`,
}

/** A search looks through gift cards of every state. */
function isFound({ show, find, codeHash, ending }: Search): RawBuilder<boolean> {
  if (find === '') return shown[show]
  const part = `%${find.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(code_hash = ${codeHash} or code_ending = ${ending}
    or recipient_email ilike ${part} or recipient_name ilike ${part}
    or buyer.email ilike ${part} or buyer.full_name ilike ${part})`
}

const sortedBy = {
  recipient: sql`lower(recipient_name)`,
  buyer: sql`lower(buyer.full_name)`,
  bought: sql`requested_at`,
  amount: sql`amount`,
}

export async function searchGiftCards(
  db: Db,
  search: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; count: number }> {
  const from = sql`from gift_cards join users buyer on buyer.id = buyer_id where ${isFound(search)}`
  const { rows } = await sql<{ id: string }>`select gift_cards.id ${from}
    order by ${orderBy(search.sort, sortedBy, sql`requested_at desc`)}, gift_cards.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db)
  return { ids: rows.map(({ id }) => id), count: counted.rows[0]?.count ?? 0 }
}

/** With the people they concern, in the order of the ids. */
export async function listAdminGiftCards(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('giftCards')
    .innerJoin('users as buyer', 'buyer.id', 'giftCards.buyerId')
    .leftJoin('users as redeemer', 'redeemer.id', 'giftCards.redeemedBy')
    .selectAll('giftCards')
    .select(['buyer.fullName as buyerName', 'buyer.email as buyerEmail'])
    .select(['redeemer.fullName as redeemerName', 'redeemer.email as redeemerEmail'])
    .where('giftCards.id', 'in', ids.length ? ids : [null])
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

export type AdminGiftCardRow = Awaited<ReturnType<typeof listAdminGiftCards>>[number]

export function listGiftCardSteps(db: Db, giftCardId: string) {
  return db
    .selectFrom('giftCardSteps')
    .leftJoin('users', 'users.id', 'actorId')
    .select(['step', 'takenAt', 'reason', 'fullName'])
    .$narrowType<{ step: (typeof giftCardSteps)[number] }>()
    .where('giftCardId', '=', giftCardId)
    .orderBy('giftCardSteps.id')
    .execute()
}
