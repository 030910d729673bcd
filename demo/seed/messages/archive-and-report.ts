import { markDelivered } from '../../../apps/api/src/messaging/delivery/delivery.ts'
import { archiveConversation } from '../../../apps/api/src/messaging/inbox/archive.ts'
import { reportConversation } from '../../../apps/api/src/messaging/reports/report.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { actAs } from '../../history/act-as.ts'
import { demoUserId } from '../../people/people.ts'

/** The guest has archived the oldest conversation, and the owner reports a shared phone number. */
export async function seedArchiveAndReport(ctx: TransactionCtx): Promise<void> {
  const guest = await actAs(ctx, 'guest@marea.test')
  const oldest = await ctx.db
    .selectFrom('rooms')
    .select('id')
    .where('guestId', '=', demoUserId('guest@marea.test'))
    .where('lastMessageId', 'is not', null)
    .orderBy('lastMessageId')
    .executeTakeFirst()
  if (oldest) await archiveConversation(guest, oldest.id, true)
  const shared = await ctx.db
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.id', 'messages.roomId')
    .innerJoin('suites', 'suites.id', 'rooms.suiteId')
    .select(['messages.id', 'roomId'])
    .where('suites.ownerId', '=', demoUserId('owner@marea.test'))
    .where('text', 'like', '%WhatsApp: 305 555 0142%')
    .executeTakeFirst()
  if (!shared) return
  const owner = await actAs(ctx, 'owner@marea.test')
  await markDelivered(owner, shared.id)
  const { roomId, id: messageId } = shared
  await reportConversation(owner, roomId, { messageId, reason: 'off_platform', details: '' })
}
