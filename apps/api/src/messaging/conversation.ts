import {
  ConversationNote,
  type Message,
  type ParticipantRole,
} from '@marea/contract/messaging/endpoints.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import {
  type ConversationRow,
  findConversation,
  lockConversationOf,
  type MessageRow,
} from './store.ts'

/** A conversation of the signed-in guest or home owner; another's is not found. */
export async function requireOwnConversation(ctx: Ctx, id: string): Promise<ConversationRow> {
  const conversation = await findConversation(ctx.db, id, personOf(ctx).userId)
  if (!conversation) throw new Problem('resource.not_found')
  return conversation
}

export async function lockOwnConversation(
  ctx: TransactionCtx,
  id: string,
): Promise<ConversationRow> {
  const conversation = await lockConversationOf(ctx.db, id, personOf(ctx).userId)
  if (!conversation) throw new Problem('resource.not_found')
  return conversation
}

/** Admins manage homes for others but never write for them. */
export function roleOf({ guestId }: ConversationRow, userId: string): ParticipantRole {
  return userId === guestId ? 'guest' : 'owner'
}

export function otherParticipant(conversation: ConversationRow, side: ParticipantRole) {
  const { guestId, guestName, guestPhotoKey, guestErasedAt } = conversation
  const { ownerId, ownerName, ownerPhotoKey, ownerErasedAt } = conversation
  return side === 'owner'
    ? { id: guestId, name: guestName, photoKey: guestPhotoKey, hasLeft: guestErasedAt !== null }
    : { id: ownerId, name: ownerName, photoKey: ownerPhotoKey, hasLeft: ownerErasedAt !== null }
}

export function firstNameOf(fullName: string): string {
  return fullName.split(' ', 1)[0] ?? ''
}

/** Anyone but the guest wrote for the home, including a former owner. */
export function messageOf(
  conversation: ConversationRow,
  row: MessageRow,
  { photos = [], hints = [] }: Partial<Pick<Message, 'photos' | 'hints'>> = {},
): Message {
  const { id, clientId, kind, authorId, text, note, occasion, sentAt } = row
  return {
    id,
    clientId,
    text,
    photos,
    hints,
    from: authorId === null ? null : roleOf(conversation, authorId),
    isAutomatic: occasion !== null,
    note: kind === 'words' ? null : ConversationNote.parse(note),
    sentAt: sentAt.toString(),
  }
}

/** One event for each participant, so that all their open pages receive it. */
export async function notifyBoth(
  ctx: TransactionCtx,
  { id: roomId, guestId, ownerId }: ConversationRow,
  { kind, ...data }: { kind: 'sent' | 'read'; messageId: number; by: ParticipantRole | null },
): Promise<void> {
  await notifyOne(ctx, guestId, kind, { roomId, ...data, to: 'guest' })
  await notifyOne(ctx, ownerId, kind, { roomId, ...data, to: 'owner' })
}

type MessageEvent = {
  roomId: string
  messageId: number
  by: ParticipantRole | null
  to?: ParticipantRole
}

export async function notifyOne(
  ctx: TransactionCtx,
  userId: string,
  kind: 'sent' | 'read' | 'delivered',
  data: MessageEvent,
): Promise<void> {
  await recordEvent(ctx, { kind: `messaging.${kind}`, subject: `user:${userId}`, data })
}
