import { findReadId } from '#notifications/notices/facts-store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { type Event, recordEvent } from '#platform/events/events.ts'
import { setMessagesRead } from './notification-store.ts'

/** Reading a conversation also marks the notifications of its messages as read. */
export async function markMessageNotices(
  ctx: Ctx,
  { subject, data }: Event<'messaging.read'>,
): Promise<void> {
  const userId = subject.replace(/^user:/, '')
  const { roomId } = data
  await inTransaction(ctx, async (ctx) => {
    const upTo = await findReadId(ctx.db, roomId, userId)
    const count = await setMessagesRead(ctx.db, userId, { roomId, upTo, now: ctx.now })
    if (count > 0) await recordEvent(ctx, { kind: 'notifications.read', subject })
  })
}
