import { participantsOf } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { publishedSuite } from '#suites/published.ts'
import { requireOwnConversation } from './conversation.ts'
import { conversationCounters } from './metrics.ts'
import { findConversationOf, insertConversation } from './store.ts'
import { openSupport } from './support/open-support.ts'

type HomeSubject = { bookingId: string } | { slug: string }
type ConversationSubject = HomeSubject | { support: true; bookingId?: string | undefined }
type GuestAndSuite = { guestId: string; suiteId: string }

const newConversationAllowance = { limit: 30, hours: 24 }

export function openConversation(ctx: Ctx, about: ConversationSubject): Promise<{ id: string }> {
  return 'support' in about ? openSupport(ctx, about) : openWithHome(ctx, about)
}

/** The one conversation of a guest and a home; opening it again returns the same. */
function openWithHome(ctx: Ctx, about: HomeSubject): Promise<{ id: string }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const two = await participantsFor(ctx, about)
    const known = await findConversationOf(ctx.db, two)
    if (!known) {
      const { isAllowed } = await takeAttempt(ctx, ['rooms', userId], newConversationAllowance)
      if (!isAllowed) throw new Problem('messaging.too_many_rooms')
    }
    const id =
      known?.id ??
      (await ensureConversation(ctx, two, 'bookingId' in about ? 'booking' : 'inquiry'))
    await requireOwnConversation(ctx, id)
    return { id }
  })
}

/** Two people who open it at once get the same conversation. */
export async function ensureConversation(
  ctx: TransactionCtx,
  two: GuestAndSuite,
  about: 'booking' | 'inquiry',
): Promise<string> {
  const made = await insertConversation(ctx.db, { ...two, openedAt: ctx.now })
  if (made) conversationCounters.addOnCommit(ctx.db, about)
  const room = made ?? (await findConversationOf(ctx.db, two))
  if (!room) throw new Error('A room that was there is gone.')
  return room.id
}

async function participantsFor(ctx: Ctx, about: HomeSubject): Promise<GuestAndSuite> {
  if ('bookingId' in about) return participantsOf(ctx, about.bookingId)
  const { userId } = personOf(ctx)
  const { id: suiteId, ownerId } = await publishedSuite(ctx, about.slug)
  if (ownerId === userId) throw new Problem('messaging.own_home')
  return { guestId: userId, suiteId }
}
