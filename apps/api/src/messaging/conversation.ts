import { ConversationNote, type Message } from '@marea/contract/messaging/endpoints.ts'
import type { ParticipantRole } from '@marea/contract/messaging/message-rules.ts'
import { personOf } from '#identity/account/user.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import { listAdminIds } from '#identity/people/admins.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { notifyTransient } from '#platform/events/transient.ts'
import { Problem } from '#platform/problem.ts'
import {
  type ConversationRow,
  findConversation,
  type HomeConversation,
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

/** For what only a guest and an owner can do; in the conversation with Marea's team it is not found. */
export function requireHome(conversation: ConversationRow): HomeConversation {
  if (!isWithHome(conversation)) throw new Problem('resource.not_found')
  return conversation
}

export function isWithHome(conversation: ConversationRow): conversation is HomeConversation {
  return conversation.suiteId !== null && conversation.ownerId !== null
}

/** Admins manage homes for others but never write for them; they write as Marea's team only. */
export function roleOf(
  { guestId, suiteId }: Pick<ConversationRow, 'guestId' | 'suiteId'>,
  userId: string,
): ParticipantRole {
  if (userId === guestId) return 'guest'
  return suiteId === null ? 'team' : 'owner'
}

/** Has no id when the other is Marea's team. */
export function otherParticipant(
  { brand }: Pick<Ctx, 'brand'>,
  conversation: ConversationRow,
  side: ParticipantRole,
) {
  const { guestId, guestName, guestPhotoKey, guestErasedAt } = conversation
  const { ownerId, ownerName, ownerPhotoKey, ownerErasedAt } = conversation
  return side === 'guest'
    ? {
        id: ownerId,
        name: ownerName ?? brand.name,
        photoKey: ownerPhotoKey,
        hasLeft: ownerErasedAt !== null,
      }
    : { id: guestId, name: guestName, photoKey: guestPhotoKey, hasLeft: guestErasedAt !== null }
}

export function firstNameOf(fullName: string): string {
  return fullName.split(' ', 1)[0] ?? ''
}

/** The first names of those who answered for Marea's team, by their id; empty where a home answers. */
export async function teamNames(
  ctx: Ctx,
  { guestId, suiteId }: Pick<ConversationRow, 'guestId' | 'suiteId'>,
  messages: readonly Pick<MessageRow, 'authorId'>[],
): Promise<ReadonlyMap<string | null, string>> {
  if (suiteId !== null) return new Map()
  const ids = messages.flatMap(({ authorId }) => (authorId === guestId ? [] : (authorId ?? [])))
  const names = [...(await namesOfUsers(ctx, ids))].filter(([, name]) => name !== '')
  return new Map(names.map(([id, name]) => [id, firstNameOf(name)]))
}

/** Anyone but the guest wrote for the home, including a former owner. */
export function messageOf(
  conversation: Pick<ConversationRow, 'guestId' | 'suiteId'>,
  row: MessageRow,
  {
    photos = [],
    hints = [],
    author = null,
  }: Partial<Pick<Message, 'photos' | 'hints' | 'author'>> = {},
): Message {
  const { id, clientId, kind, authorId, text, note, occasion, sentAt } = row
  return {
    id,
    clientId,
    text,
    photos,
    hints,
    author,
    from: authorId === null ? null : roleOf(conversation, authorId),
    isAutomatic: occasion !== null,
    note: kind === 'words' ? null : ConversationNote.parse(note),
    sentAt: sentAt.toString(),
  }
}

/** One event for each participant, so that all their open pages receive it; the team reads along. */
export async function notifyBoth(
  ctx: TransactionCtx,
  { id: roomId, guestId, ownerId }: Pick<ConversationRow, 'id' | 'guestId' | 'ownerId'>,
  { kind, ...data }: { kind: 'sent' | 'read'; messageId: number; by: ParticipantRole | null },
): Promise<void> {
  await notifyOne(ctx, guestId, kind, { roomId, ...data, to: 'guest' })
  if (ownerId === null) return notifyTeam(ctx, roomId)
  await notifyOne(ctx, ownerId, kind, { roomId, ...data, to: 'owner' })
}

/** Open pages of the console read the conversation again. */
export async function notifyTeam(ctx: TransactionCtx, roomId: string): Promise<void> {
  const kind = 'messaging.support_changed'
  for (const to of await listAdminIds(ctx))
    await notifyTransient(ctx, { kind, to, data: { roomId } })
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
