import { personOf } from '#identity/account/user.ts'
import type { DeletionBlocker } from '#identity/privacy/account-deletion.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { listLines } from '#wallet/ledger/history-store.ts'
import { findBalance } from '#wallet/ledger/ledger-store.ts'

export const balanceBlocksDeletion: DeletionBlocker = async (ctx, userId) => {
  const available = await findBalance(ctx.db, ledgerAccounts.wallet(userId))
  const onHold = await findBalance(ctx.db, ledgerAccounts.depositHold(userId))
  return available + onHold > 0 ? 'wallet.deletion_blocked.balance' : undefined
}

export const walletData: DataExportPart = async (ctx) => {
  const account = ledgerAccounts.wallet(personOf(ctx).userId)
  const lines = await listLines(ctx.db, account, { limit: 100_000 })
  return { wallet: lines.map((line) => ({ ...line, postedAt: line.postedAt.toString() })) }
}
