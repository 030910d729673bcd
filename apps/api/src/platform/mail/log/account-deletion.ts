import type { TransactionCtx } from '#platform/ctx.ts'
import { deleteQueuedTo } from '#platform/mail/outgoing-store.ts'
import { eraseRecipient } from './log-store.ts'

/**
 * For a deleted account: stops its emails and removes its address from the log. An address that it never confirmed may
 * be another account's, whose emails stay.
 */
export async function eraseMailOf(
  { db }: TransactionCtx,
  { id, email, isConfirmed }: { id: string; email: string; isConfirmed: boolean },
): Promise<void> {
  if (isConfirmed) await deleteQueuedTo(db, email)
  await eraseRecipient(db, { userId: id, address: isConfirmed ? email : null })
}
