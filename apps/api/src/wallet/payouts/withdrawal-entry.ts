import type { Ctx } from '#platform/ctx.ts'
import { findEntryId } from '#wallet/ledger/ledger-store.ts'

/** The entry by which a paid withdrawal left the bank. */
export async function findWithdrawalEntry({ db }: Pick<Ctx, 'db'>, id: string): Promise<number> {
  const entryId = await findEntryId(db, `withdrawal:${id}:paid`)
  if (entryId === undefined) throw new Error(`Withdrawal ${id} has no entry of its payment.`)
  return entryId
}
