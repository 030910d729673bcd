import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { firstNameOf } from './conversation.ts'
import { listUnanswered } from './store.ts'

/** Older messages were answered in another way, or need no answer. */
const waitingDays = 14
const most = 50

export async function unansweredMessages(ctx: Ctx) {
  const since = ctx.now.subtract({ hours: 24 * waitingDays })
  const rows = await listUnanswered(ctx.db, { ownerId: personOf(ctx).userId, since, limit: most })
  return rows.map(({ guest, ...row }) => ({ ...row, guest: firstNameOf(guest) }))
}
