import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { deleteUntouched } from './listing-store.ts'

/** A home that its owner has not worked on; what refers to it keeps it by its foreign key. */
export async function deleteUntouchedDraft(ctx: TransactionCtx, id: string): Promise<boolean> {
  if (!(await deleteUntouched(ctx.db, id))) return false
  await recordEvent(ctx, { kind: 'suites.draft_deleted', subject: `suite:${id}` })
  return true
}
