import type { TransactionCtx } from '#platform/ctx.ts'
import { deleteQueuedTo } from '#platform/mail/outgoing-store.ts'
import { eraseRecipient } from './log-store.ts'

/**
 * For a deleted account: nothing more is sent to its address, and the log names it no longer. An
 * address that it never confirmed may be another account's, and so keeps its emails.
 */
export async function eraseMailOf(
  { db }: TransactionCtx,
  { id, email, isConfirmed }: { id: string; email: string; isConfirmed: boolean },
): Promise<void> {
  if (isConfirmed) await deleteQueuedTo(db, email)
  await eraseRecipient(db, { userId: id, address: isConfirmed ? email : null })
}
