import { type ChargeRow, listChargesFor } from '#payments/charge/charge-store.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { type Deposit, listDeposits } from '#wallet/deposits/deposit-store.ts'
import { listLotsOf } from '#wallet/deposits/lot-store.ts'

/** A deposit with the charge that pays it and what of its money is still there. */
export type DepositFacts = {
  deposit: Deposit
  charge: ChargeRow | undefined
  remaining: number
  maturesAt: Temporal.Instant | undefined
}

export async function listDepositFacts(
  db: Database | Transaction,
  userId: string,
): Promise<DepositFacts[]> {
  const deposits = await listDeposits(db, userId)
  const charges = await listChargesFor(
    db,
    deposits.map(({ id }) => id),
  )
  const lots = await listLotsOf(db, userId)
  return deposits.map((deposit) => {
    const lot = lots.find(({ depositId }) => depositId === deposit.id)
    const charge = charges.find(({ reference }) => reference === deposit.id)
    return { deposit, charge, remaining: lot?.remaining ?? 0, maturesAt: lot?.maturesAt }
  })
}

export async function factsOfDeposit(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<DepositFacts | undefined> {
  const all = await listDepositFacts(db, userId)
  return all.find(({ deposit }) => deposit.id === id)
}
