import type { Db } from '#platform/db/database.ts'

export function listExpensePostings(db: Db, expenseId: string) {
  return db
    .selectFrom('expenses')
    .leftJoin('expenseVoids', 'expenseVoids.expenseId', 'expenses.id')
    .innerJoin('ledgerEntries', (join) =>
      join.on((eb) =>
        eb.or([
          eb('ledgerEntries.id', '=', eb.ref('expenses.entryId')),
          eb('ledgerEntries.id', '=', eb.ref('expenseVoids.entryId')),
        ]),
      ),
    )
    .innerJoin('ledgerPostings', 'ledgerPostings.entryId', 'ledgerEntries.id')
    .select(['ledgerEntries.id as entryId', 'reverses', 'postedAt', 'account', 'amount'])
    .where('expenses.id', '=', expenseId)
    .orderBy('ledgerEntries.id')
    .orderBy('ledgerPostings.line')
    .execute()
}
