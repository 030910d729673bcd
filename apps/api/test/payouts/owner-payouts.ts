import { randomUUID } from 'node:crypto'
import { ledgerAccounts } from '../../src/wallet/ledger/accounts.ts'
import { post } from '../../src/wallet/ledger/post.ts'
import { payOwner } from '../../src/wallet/payouts/pay-owner.ts'
import { asOwner } from '../people.ts'
import { homeOf } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import { type Belonging, type Someone, usBankAccount } from '../user-data.ts'
import { readyBankAccount } from './withdrawals.ts'

/** A payout of $40.00 that Marea owed this owner. */
export async function payoutOf(marea: TestApp, owner: Someone): Promise<string> {
  const key = randomUUID()
  await post(marea.ctx(), {
    key: `owed:${key}`,
    kind: 'booking.settled',
    reference: `booking:${key}`,
    moves: [{ from: ledgerAccounts.clearing, to: ledgerAccounts.payable(owner.id), amount: 40_00 }],
  })
  const [known] = (await owner.call('GET', '/bank-accounts')).body.result
  const bankAccountId = known?.id ?? (await readyBankAccount(marea, owner, usBankAccount))
  return payOwner(marea.ctx(), { ownerId: owner.id, bankAccountId, requestKey: key, reserve: 0 })
}

/** A payout to this user, who owns a home. */
export const ownerPayout: Belonging = {
  param: 'id',
  missing: randomUUID(),
  async make(owner, marea) {
    await homeOf(marea, owner.id)
    return payoutOf(marea, await asOwner(marea, owner))
  },
}

/** The same, for administrators too. */
export const adminPayout: Belonging = { ...ownerPayout, alsoFor: 'admins' }
