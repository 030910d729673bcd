import { randomUUID } from 'node:crypto'
import type { MessagePhoto } from '@marea/contract/messaging/photos.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import { requireOwnConversation } from '#messaging/conversation.ts'
import { photoCounters } from '#messaging/metrics.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { makeMessagePhoto, type PhotoSize, photoPath, photoSizes } from './photo-files.ts'
import { findPhoto, insertPhoto, listPhotos } from './photo-store.ts'

const uploadAllowance = { limit: 60, hours: 1 }

/** The photo becomes part of the conversation when a message is sent with its id. */
export async function uploadMessagePhoto(
  ctx: Ctx,
  roomId: string,
  upload: Buffer,
): Promise<MessagePhoto> {
  await requireOwnConversation(ctx, roomId)
  const { userId } = personOf(ctx)
  const { isAllowed } = await takeAttempt(ctx, ['message-photos', userId], uploadAllowance)
  if (!isAllowed) throw refuse(ctx, new Problem('messaging.too_many_photos'))
  const { files, ...facts } = await makeMessagePhoto(upload).catch((error: unknown) => {
    throw refuse(ctx, error)
  })
  const id = randomUUID()
  for (const size of photoSizes) await ctx.ports.files.put(photoPath(id, size), files[size])
  await insertPhoto(ctx.db, { ...facts, id, roomId, authorId: userId, uploadedAt: ctx.now })
  photoCounters.add('stored')
  return { ...facts, id }
}

/** The name of the file may be personal and is left out of the log. */
function refuse({ log }: Ctx, error: unknown): unknown {
  if (error instanceof Problem) {
    photoCounters.add('refused')
    log.info({ problem: error.code }, 'message photo refused')
  }
  return error
}

/** Only for the participants; a cache must not give it to the next person at the same browser. */
export async function showMessagePhoto(
  ctx: Ctx,
  { room: roomId, photo: id }: { room: string; photo: string },
  size: PhotoSize,
): Promise<RawResponse> {
  await requireOwnConversation(ctx, roomId)
  const photo = await findPhoto(ctx.db, { id, roomId, userId: personOf(ctx).userId })
  const file = photo && (await ctx.ports.files.get(photoPath(id, size)))
  if (!file) throw new Problem('resource.not_found')
  return rawResponse({
    ...file,
    headers: { 'cache-control': 'private, max-age=86400, immutable', vary: 'authorization' },
  })
}

export async function photosOf(
  ctx: Ctx,
  messageIds: readonly number[],
): Promise<Map<number, MessagePhoto[]>> {
  const photos = new Map<number, MessagePhoto[]>()
  if (messageIds.length === 0) return photos
  for (const { messageId, ...photo } of await listPhotos(ctx.db, messageIds)) {
    if (messageId === null) continue
    photos.set(messageId, [...(photos.get(messageId) ?? []), photo])
  }
  return photos
}
