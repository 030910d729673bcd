import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { GiftCardSteps, GiftCards } from '#platform/generated/database.ts'

export type GiftCardRow = Selectable<GiftCards>

/** The gift card of this key, new or existing; the no-op update makes it return the row. */
export function insertGiftCard(db: Db, card: Insertable<GiftCards>): Promise<GiftCardRow> {
  return db
    .insertInto('giftCards')
    .values(card)
    .onConflict((conflict) =>
      conflict
        .constraint('gift_cards_request_unique')
        .doUpdateSet((eb) => ({ requestKey: eb.ref('excluded.requestKey') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findGiftCard(db: Db, id: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom('giftCards').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findGiftCardByKey(
  db: Db,
  buyerId: string,
  requestKey: string,
): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()
}

export function lockGiftCard(db: Transaction, id: string): Promise<GiftCardRow | undefined> {
  return db.selectFrom('giftCards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function lockGiftCardByCode(
  db: Transaction,
  codeHash: Buffer,
): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
}

export function updateGiftCard(
  db: Db,
  id: string,
  changes: Updateable<GiftCards>,
): Promise<GiftCardRow> {
  return db
    .updateTable('giftCards')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function listGiftCardsOf(db: Db, buyerId: string): Promise<GiftCardRow[]> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function insertGiftCardStep(
  db: Transaction,
  step: Insertable<GiftCardSteps>,
): Promise<void> {
  await db.insertInto('giftCardSteps').values(step).execute()
}

/** Serializes the purchases of one person, so that two at once can't exceed the daily limit. */
export async function lockPurchasesOf(db: Transaction, buyerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gift-cards:${buyerId}`}, 0))`.execute(
    db,
  )
}

export async function sumBoughtSince(
  db: Db,
  buyerId: string,
  since: Temporal.Instant,
): Promise<number> {
  const { sum } = await db
    .selectFrom('giftCards')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('buyerId', '=', buyerId)
    .where('status', '<>', 'failed')
    .where('requestedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return sum
}

export async function listDueGiftCards(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('giftCards')
    .select('id')
    .where('status', '=', 'paid')
    .where('sentAt', 'is', null)
    .where('deliverAt', '<=', now)
    .orderBy('deliverAt')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

export async function hasUnsentGiftCard(db: Db, buyerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('giftCards')
    .select('id')
    .where('buyerId', '=', buyerId)
    .where('status', '=', 'paid')
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Erases what a deleted account wrote about others; the amounts stay, because the ledger needs them. */
export async function eraseRecipients(db: Db, buyerId: string): Promise<void> {
  await db
    .updateTable('giftCards')
    .set({ senderName: '', recipientName: '', recipientEmail: '', message: '' })
    .where('buyerId', '=', buyerId)
    .execute()
}
