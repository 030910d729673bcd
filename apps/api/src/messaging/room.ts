import { type Message, RoomNote, type Side } from '@marea/contract/messaging/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { findRoom, lockRoom, type MessageRow, type RoomRow } from './store.ts'

/** A conversation of the signed-in guest or home owner; another's is not found. */
export async function ownRoom(ctx: Ctx, id: string): Promise<RoomRow> {
  const room = await findRoom(ctx.db, id, personOf(ctx).userId)
  if (!room) throw new Problem('resource.not_found')
  return room
}

export async function lockOwnRoom(ctx: TransactionCtx, id: string): Promise<RoomRow> {
  await ownRoom(ctx, id)
  const room = await lockRoom(ctx.db, id)
  if (!room) throw new Problem('resource.not_found')
  return room
}

/** Admins manage homes for others but never write for them. */
export function sideOf({ guestId }: RoomRow, userId: string): Side {
  return userId === guestId ? 'guest' : 'owner'
}

export function otherThan(room: RoomRow, side: Side) {
  const { guestId, guestName, guestPhotoKey, guestErasedAt } = room
  const { ownerId, ownerName, ownerPhotoKey, ownerErasedAt } = room
  return side === 'owner'
    ? { id: guestId, name: guestName, photoKey: guestPhotoKey, hasLeft: guestErasedAt !== null }
    : { id: ownerId, name: ownerName, photoKey: ownerPhotoKey, hasLeft: ownerErasedAt !== null }
}

export function firstNameOf(fullName: string): string {
  return fullName.split(' ', 1)[0] ?? ''
}

/** Anyone but the guest wrote for the home, including a former owner. */
export function messageOf(room: RoomRow, row: MessageRow): Message {
  const { id, clientId, kind, authorId, text, note, sentAt } = row
  return {
    id,
    clientId,
    text,
    from: authorId === null ? null : sideOf(room, authorId),
    note: kind === 'words' ? null : RoomNote.parse(note),
    sentAt: sentAt.toString(),
  }
}

/** One event for each participant, so that all their open pages receive it. */
export async function tellBoth(
  ctx: TransactionCtx,
  { id: roomId, guestId, ownerId }: RoomRow,
  { kind, ...data }: { kind: 'sent' | 'read'; messageId: number; by: Side | null },
): Promise<void> {
  for (const userId of [guestId, ownerId]) {
    await recordEvent(ctx, {
      kind: `messaging.${kind}`,
      subject: `user:${userId}`,
      data: { roomId, ...data },
    })
  }
}
