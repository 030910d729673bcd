import { type ChargeRow, listChargesFor } from '#payments/charge/charge-store.ts'
import type { Db } from '#platform/db/database.ts'
import { type DepositWithRest, listDeposits } from '#wallet/deposits/list-deposits.ts'

export type DepositFacts = DepositWithRest & { charge: ChargeRow | undefined }

export async function listDepositFacts(db: Db, userId: string): Promise<DepositFacts[]> {
  const deposits = await listDeposits(db, userId)
  const charges = await listChargesFor(
    db,
    deposits.map(({ deposit }) => deposit.id),
  )
  return deposits.map((each) => ({
    ...each,
    charge: charges.find(({ reference }) => reference === each.deposit.id),
  }))
}

export async function factsOfDeposit(
  db: Db,
  userId: string,
  id: string,
): Promise<DepositFacts | undefined> {
  const all = await listDepositFacts(db, userId)
  return all.find(({ deposit }) => deposit.id === id)
}
