import type { Db } from '#platform/db/database.ts'

export async function deleteUnusedBankKeys(db: Db, newest: number): Promise<void> {
  await db
    .deleteFrom('bankKeys')
    .where('id', '<', newest)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('bankAccounts')
        .select('keyId')
        .$narrowType<{ keyId: number }>()
        .where('keyId', 'is not', null),
    )
    .execute()
}
