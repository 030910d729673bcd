import { type Guest, move } from '../stays.ts'
import { usBankAccount } from '../user-data.ts'

/** Returns the id of the account. */
export async function addBankAccount(
  { call }: Pick<Guest, 'call'>,
  numbers: object = usBankAccount,
): Promise<string> {
  return (await call('POST', '/bank-accounts', { body: numbers })).body.result.id
}

type Wish = { bankAccountId: string; amount: number }

/** From the wallet, which must have the money. */
export function withdraw(guest: Guest, { bankAccountId, amount }: Wish, key?: string) {
  return move(guest, '/wallet/withdrawals', { bankAccountId, amount }, key)
}
