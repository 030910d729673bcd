import { participantsOf } from '#bookings/conversation/conversation-context.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/sign-in/throttle.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { publishedSuite } from '#suites/published.ts'
import { roomCounts } from './metrics.ts'
import { ownRoom } from './room.ts'
import { findRoomOf, insertRoom } from './store.ts'

type About = { bookingId: string } | { slug: string }
type Two = { guestId: string; suiteId: string }

const newRooms = { limit: 30, hours: 24 }

/** The one conversation of a guest and a home; opening it again returns the same. */
export function openRoom(ctx: Ctx, about: About): Promise<{ id: string }> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const two = await twoOf(ctx, about)
    const known = await findRoomOf(ctx.db, two)
    if (!known) {
      const { isAllowed } = await takeAttempt(ctx, ['rooms', userId], newRooms)
      if (!isAllowed) throw new Problem('messaging.too_many_rooms')
    }
    const id =
      known?.id ?? (await ensureRoom(ctx, two, 'bookingId' in about ? 'booking' : 'inquiry'))
    await ownRoom(ctx, id)
    return { id }
  })
}

/** Two who open it at once get the same conversation. */
export async function ensureRoom(
  ctx: TransactionCtx,
  two: Two,
  about: 'booking' | 'inquiry',
): Promise<string> {
  const made = await insertRoom(ctx.db, { ...two, openedAt: ctx.now })
  if (made) roomCounts.addOnCommit(ctx.db, about)
  const room = made ?? (await findRoomOf(ctx.db, two))
  if (!room) throw new Error('A room that was there is gone.')
  return room.id
}

async function twoOf(ctx: Ctx, about: About): Promise<Two> {
  if ('bookingId' in about) return participantsOf(ctx, about.bookingId)
  const { userId } = personOf(ctx)
  const { id: suiteId, ownerId } = await publishedSuite(ctx, about.slug)
  if (ownerId === userId) throw new Problem('messaging.own_home')
  return { guestId: userId, suiteId }
}
