import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { createToken, keyedHash, previousKeyedHash } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'

type SecretCtx = Pick<Ctx, 'ports' | 'config'>

/**
 * Each argon2 hash uses a full core and much memory, so a flood queues here and is then refused.
 */
const limitHashing = createConcurrencyLimit({
  maxRunning: Math.min(availableParallelism(), 4),
  maxQueued: 200,
})
const decoys = new Map<string, Promise<string>>()

/** Argon2id over a keyed hash: a stolen database alone cannot be brute-forced. */
export function hashSecret(ctx: SecretCtx, secret: string): Promise<string> {
  return limitHashing(() => hash(pepper(ctx, secret), ctx.config.argon2))
}

/** Costs the same whether or not there is a hash to compare with. */
export async function verifySecret(
  ctx: SecretCtx,
  secretHash: string | null | undefined,
  secret: string,
): Promise<boolean> {
  const compared = secretHash ?? (await decoyHash(ctx))
  const isRight = await limitHashing(() => matches(ctx, compared, secret))
  return isRight && typeof secretHash === 'string'
}

/** Counts the attempt while argon2 runs; a refused attempt never returns argon2's result. */
export async function verifyCountedAttempt<Taken extends { isAllowed: boolean }>(
  ctx: SecretCtx,
  { secretHash, secret }: { secretHash: string | null | undefined; secret: string },
  take: () => Promise<Taken>,
): Promise<{ taken: Taken; isRight: boolean }> {
  const compared = secretHash ?? (await decoyHash(ctx))
  const [taken, isSame] = await limitHashing(() =>
    Promise.all([take(), matches(ctx, compared, secret)]),
  )
  return { taken, isRight: taken.isAllowed && isSame && typeof secretHash === 'string' }
}

/** Whether the hash was made with other cost settings than today's, or maybe by another root secret. */
export function isOutdated({ config, ports }: SecretCtx, secretHash: string): boolean {
  const { memoryCost, timeCost } = config.argon2
  const isOfAnotherRoot = ports.secrets.previousKey !== undefined
  return isOfAnotherRoot || !secretHash.includes(`$m=${memoryCost},t=${timeCost},`)
}

/** Both peppers are always tried, so that the time tells nothing about the account. */
async function matches(ctx: SecretCtx, compared: string, secret: string): Promise<boolean> {
  const previous = previousKeyedHash(ctx, 'pepper', secret.normalize('NFKC'))
  const isByCurrent = await verify(compared, pepper(ctx, secret))
  const isByPrevious = previous ? await verify(compared, previous.toString('base64url')) : false
  return isByCurrent || isByPrevious
}

function pepper(ctx: SecretCtx, secret: string): string {
  return keyedHash(ctx, 'pepper', secret.normalize('NFKC')).toString('base64url')
}

function decoyHash({ config }: SecretCtx): Promise<string> {
  const cost = `${config.argon2.memoryCost}/${config.argon2.timeCost}`
  const decoy = decoys.get(cost) ?? hash(createToken(), config.argon2)
  decoys.set(cost, decoy)
  return decoy
}
