import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { keyed, newToken } from '#identity/session/token.ts'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Ctx } from '#platform/ctx.ts'

type Given = Pick<Ctx, 'ports' | 'config'>

/**
 * Each argon2 hash uses a full core and much memory, so a flood queues here and is then refused.
 */
const limitHashing = createConcurrencyLimit({
  maxRunning: Math.min(availableParallelism(), 4),
  maxQueued: 200,
})
const decoys = new Map<string, Promise<string>>()

/** Argon2id over a keyed hash: a stolen database alone cannot be brute-forced. */
export function hashSecret(ctx: Given, secret: string): Promise<string> {
  return limitHashing(() => hash(peppered(ctx, secret), ctx.config.argon2))
}

/** Costs the same whether or not there is a hash to compare with. */
export async function verifySecret(
  ctx: Given,
  secretHash: string | null | undefined,
  secret: string,
): Promise<boolean> {
  const compared = secretHash ?? (await decoyOf(ctx))
  const isRight = await limitHashing(() => verify(compared, peppered(ctx, secret)))
  return isRight && typeof secretHash === 'string'
}

/** Counts the attempt while argon2 runs; a refused attempt never returns argon2's result. */
export async function verifyForTry<Taken extends { isAllowed: boolean }>(
  ctx: Given,
  { secretHash, secret }: { secretHash: string | null | undefined; secret: string },
  take: () => Promise<Taken>,
): Promise<{ taken: Taken; isRight: boolean }> {
  const compared = secretHash ?? (await decoyOf(ctx))
  const [taken, isSame] = await limitHashing(() =>
    Promise.all([take(), verify(compared, peppered(ctx, secret))]),
  )
  return { taken, isRight: taken.isAllowed && isSame && typeof secretHash === 'string' }
}

/** Whether the hash was made with other cost settings than today's. */
export function isOutdated({ config }: Given, secretHash: string): boolean {
  const { memoryCost, timeCost } = config.argon2
  return !secretHash.includes(`$m=${memoryCost},t=${timeCost},`)
}

function peppered(ctx: Given, secret: string): string {
  return keyed(ctx, 'pepper', secret.normalize('NFKC')).toString('base64url')
}

function decoyOf({ config }: Given): Promise<string> {
  const cost = `${config.argon2.memoryCost}/${config.argon2.timeCost}`
  const decoy = decoys.get(cost) ?? hash(newToken(), config.argon2)
  decoys.set(cost, decoy)
  return decoy
}
