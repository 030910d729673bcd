import type { Db } from '#platform/db/database.ts'
import { type Deposit, selectDeposits } from './deposit-store.ts'
import { listLotsOf } from './lot-store.ts'

/** A deposit with the amount that is still in the wallet, and when it may be withdrawn to a bank. */
export type DepositWithRest = {
  deposit: Deposit
  remaining: number
  maturesAt: Temporal.Instant | undefined
}

export async function listDeposits(db: Db, userId: string): Promise<DepositWithRest[]> {
  const [deposits, lots] = [await selectDeposits(db, userId), await listLotsOf(db, userId)]
  return deposits.map((deposit) => {
    const lot = lots.find(({ depositId }) => depositId === deposit.id)
    return { deposit, remaining: lot?.remaining ?? 0, maturesAt: lot?.maturesAt }
  })
}
