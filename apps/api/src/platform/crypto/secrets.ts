import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One root secret, from which each purpose derives its own key. */
export type Secrets = {
  key(purpose: string): Buffer
  /** The key of the root secret before this one: it may still open things, but makes no new ones. */
  previousKey?(purpose: string): Buffer
}

type Roots = { secretKey?: string | undefined; previousSecretKey?: string | undefined }

export async function openSecrets(given: Roots & { dataDir: string }): Promise<Secrets> {
  const key = keysOf(given.secretKey ?? (await storedSecret(given.dataDir)))
  return given.previousSecretKey ? { key, previousKey: keysOf(given.previousSecretKey) } : { key }
}

function keysOf(root: string): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', root, 'marea', purpose, 32))
    keys.set(purpose, key)
    return key
  }
}

async function storedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret-key')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    const file = await open(path, 'wx', 0o600)
    const secret = randomBytes(32).toString('base64url')
    await file.writeFile(secret)
    await file.sync()
    await file.close()
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return readFile(path, 'utf8')
    }
    throw error
  }
}
