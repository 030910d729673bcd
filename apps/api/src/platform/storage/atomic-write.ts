import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A reader sees the whole file or the previous one, even when the process crashes during the write. */
export async function writeAtomically(
  path: string,
  bytes: Buffer | string,
  beforeShown: () => Promise<void> = async () => undefined,
): Promise<void> {
  const folder = dirname(path)
  const fresh = `${folder}/.${randomUUID()}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeThrough(fresh, bytes)
    await beforeShown()
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}

/** For a file that is written once: an existing one is left as it is. */
export async function createAtomically(path: string, bytes: Buffer | string): Promise<void> {
  const fresh = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeThrough(fresh, bytes)
    // Unlike a rename, a link never replaces what another process has stored meanwhile.
    await link(fresh, path).catch(unlessExists)
    await flushFolder(dirname(path))
  } finally {
    await rm(fresh, { force: true })
  }
}

async function writeThrough(path: string, bytes: Buffer | string): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}

/** The name of a file is stored with its folder. */
async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

function unlessExists(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
