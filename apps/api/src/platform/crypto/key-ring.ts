import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Keys of one purpose, each stored in its table and sealed under the installation's secret. */
export type KeyRing = {
  table: 'bankKeys' | 'hostIdKeys' | 'secondFactorKeys'
  secret: string
  label: string
}

export type Sealed = { keyId: number; sealed: Buffer }

/** Sealed for one subject, so that the bytes cannot be opened for another. */
export async function seal(
  ctx: Ctx,
  ring: KeyRing,
  subject: string,
  bytes: Buffer,
): Promise<Sealed> {
  const key = (await findNewestKey(ctx, ring)) ?? (await createKey(ctx, ring))
  return { keyId: key.id, sealed: encrypt(unwrap(ctx, ring, key.wrapped), bytes, subject) }
}

export async function unseal(
  ctx: Ctx,
  ring: KeyRing,
  subject: string,
  { keyId, sealed }: Sealed,
): Promise<Buffer> {
  const key = await ctx.db
    .selectFrom(ring.table)
    .select('wrapped')
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow()
  return decrypt(unwrap(ctx, ring, key.wrapped), sealed, subject)
}

export function createKey(ctx: Ctx, { table, secret, label }: KeyRing) {
  const wrapped = encrypt(ctx.ports.secrets.key(secret), randomBytes(32), label)
  return ctx.db
    .insertInto(table)
    .values({ wrapped, createdAt: ctx.now })
    .returning(['id', 'wrapped'])
    .executeTakeFirstOrThrow()
}

function findNewestKey({ db }: Ctx, { table }: KeyRing) {
  return db
    .selectFrom(table)
    .select(['id', 'wrapped'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Until a rotation, keys are still sealed under the root secret before this one. */
function unwrap({ ports }: Ctx, { secret, label }: KeyRing, wrapped: Buffer): Buffer {
  const previous = ports.secrets.previousKey?.(secret)
  try {
    return decrypt(ports.secrets.key(secret), wrapped, label)
  } catch (error) {
    if (!previous) throw error
    return decrypt(previous, wrapped, label)
  }
}

export function encrypt(key: Buffer, text: Buffer, purpose: string): Buffer {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([sealing.update(text), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), body])
}

export function decrypt(key: Buffer, sealed: Buffer, purpose: string): Buffer {
  const iv = sealed.subarray(0, ivLength)
  const tag = sealed.subarray(ivLength, ivLength + tagLength)
  const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag)
  return Buffer.concat([opening.update(sealed.subarray(ivLength + tagLength)), opening.final()])
}
