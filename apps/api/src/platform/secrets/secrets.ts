import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAtomically } from '#platform/storage/atomic-write.ts'
import { isMissing } from '#platform/storage/missing-file.ts'

/** One root secret, from which each purpose derives its own key. */
export type Secrets = {
  key(purpose: string): Buffer
  /** The key of the previous root secret: it may still open data, but never seals any. */
  previousKey?(purpose: string): Buffer
}

export type Roots = {
  dataDir: string
  secretKey?: string | undefined
  previousSecretKey?: string | undefined
}

const shortest = 32

/** The root secret from the environment or the data folder, where a missing one is created if that is allowed. */
export async function openSecrets(
  { dataDir, secretKey, previousSecretKey }: Roots,
  { canCreate }: { canCreate: boolean },
): Promise<Secrets> {
  const key = keysOf(secretKey ?? (await storedSecret(dataDir, canCreate)))
  return previousSecretKey ? { key, previousKey: keysOf(previousSecretKey) } : { key }
}

export function keysOf(root: string): Secrets['key'] {
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', root, 'marea', purpose, 32))
    keys.set(purpose, key)
    return key
  }
}

/** Shows whether another root secret is the same one, without revealing it. */
export function fingerprintOf(key: Secrets['key']): string {
  return createHash('sha256').update(key('backup fingerprint')).digest('hex')
}

export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret-key')
}

export async function readSecret(path: string): Promise<string | undefined> {
  const secret = await readFile(path, 'utf8').catch((error) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (secret === undefined || secret.trim().length >= shortest) return secret
  throw new Error(
    `The secret key in ${path} is damaged: it has ${secret.trim().length} characters, and ${shortest} are needed. Copy secret-key from a backup to its place; if nothing has been stored with it yet, delete the file and start again.`,
  )
}

/** Of several processes that start together one stores its secret, and the others read it. */
export async function storeSecret(dataDir: string, secret: string): Promise<void> {
  await createAtomically(secretFile(dataDir), secret)
}

async function storedSecret(dataDir: string, canCreate: boolean): Promise<string> {
  const path = secretFile(dataDir)
  const stored = await readSecret(path)
  if (stored !== undefined) return stored
  if (canCreate) {
    await storeSecret(dataDir, randomBytes(32).toString('base64url'))
    const created = await readSecret(path)
    if (created !== undefined) return created
  }
  throw new Error(
    `The secret key in ${path} is missing, and what is stored was encrypted with it. Copy secret-key from a backup to its place, or set SECRET_KEY to it.`,
  )
}
