import { type Guest, move } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import { usBankAccount } from '../user-data.ts'
import { waitForAccount } from './wait-for-account.ts'

/** Returns the id of the account. */
export async function addBankAccount(
  { call }: Pick<Guest, 'call'>,
  numbers: object = usBankAccount,
): Promise<string> {
  return (await call('POST', '/bank-accounts', { body: numbers })).body.result.id
}

/** An account that was added long enough ago to receive money. */
export async function readyBankAccount(
  marea: Pick<TestApp, 'db'>,
  guest: Pick<Guest, 'call'>,
  numbers: object = usBankAccount,
): Promise<string> {
  return waitForAccount(marea, await addBankAccount(guest, numbers))
}

type Wish = { bankAccountId: string; amount: number }

/** From the wallet, which must have the money. */
export function withdraw(guest: Guest, { bankAccountId, amount }: Wish, key?: string) {
  return move(guest, '/wallet/withdrawals', { bankAccountId, amount }, key)
}
