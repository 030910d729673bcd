import { type ReplyTime, replyTimeOf } from '@marea/contract/suites/reply-time.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findResponseTime } from './owner-profile-store.ts'

/** How soon the owner usually replies to guests; null while it is not known. */
export async function repliesWithin({ db }: Ctx, ownerId: string): Promise<ReplyTime | null> {
  return replyTimeOf(await findResponseTime(db, ownerId))
}
