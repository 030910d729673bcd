import type { User } from '@marea/contract/identity/endpoints.ts'
import { createToken } from '#platform/crypto/token.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { lockAccount, updateAccount } from './account-store.ts'
import { squarePortrait } from './portrait.ts'
import { personOf, requireConfirmedEmail, userOfAccount } from './user.ts'

export async function changePhoto(ctx: Ctx, upload: Buffer): Promise<User> {
  requireConfirmedEmail(ctx)
  const key = createToken()
  await ctx.ports.files.put(fileKey(key), {
    bytes: await squarePortrait(upload),
    type: 'image/webp',
  })
  return replacePhoto(ctx, key)
}

export function removePhoto(ctx: Ctx): Promise<User> {
  return replacePhoto(ctx, null)
}

export async function servePhoto(ctx: Ctx, key: string): Promise<RawResponse> {
  const file = await ctx.ports.files.get(fileKey(key))
  if (!file) throw new Problem('resource.not_found')
  return rawResponse({
    ...file,
    headers: {
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-site',
    },
  })
}

export const removePhotoJob: Job<{ key: string }> = {
  name: 'identity.remove-photo',
  handle: ({ ports }, { key }) => ports.files.remove(fileKey(key)),
}

function replacePhoto(ctx: Ctx, photoKey: string | null): Promise<User> {
  const { userId } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockAccount(ctx.db, userId)
    const account = await updateAccount(ctx.db, userId, { photoKey })
    if (before?.photoKey) {
      await ctx.ports.jobs.enqueue(ctx.db, removePhotoJob, { key: before.photoKey })
    }
    await recordEvent(ctx, {
      kind: 'identity.profile_changed',
      subject: `user:${userId}`,
      data: { fields: ['photo'] },
    })
    return userOfAccount(ctx, account, personOf(ctx))
  })
}

function fileKey(key: string): string {
  return `portraits/${key}`
}
