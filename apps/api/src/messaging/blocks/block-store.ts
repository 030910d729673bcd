import type { Db, Transaction } from '#platform/db/database.ts'

type Block = { blockerId: string; blockedId: string }

export function listBlocks(db: Db, [one, other]: readonly [string, string]) {
  return db
    .selectFrom('messageBlocks')
    .select(['blockerId', 'blockedId'])
    .where((eb) =>
      eb.or([
        eb.and([eb('blockerId', '=', one), eb('blockedId', '=', other)]),
        eb.and([eb('blockerId', '=', other), eb('blockedId', '=', one)]),
      ]),
    )
    .execute()
}

/** False if it was there before. */
export async function insertBlock(
  db: Transaction,
  block: Block & { blockedAt: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messageBlocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function deleteBlock(
  db: Transaction,
  { blockerId, blockedId }: Block,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('messageBlocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}

export async function eraseBlocks(db: Transaction, userId: string): Promise<void> {
  await db
    .deleteFrom('messageBlocks')
    .where((eb) => eb.or([eb('blockerId', '=', userId), eb('blockedId', '=', userId)]))
    .execute()
}

export function listBlocksBy(db: Db, blockerId: string) {
  return db
    .selectFrom('messageBlocks')
    .select(['blockedId', 'blockedAt'])
    .where('blockerId', '=', blockerId)
    .orderBy('blockedAt')
    .execute()
}
