import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A reader sees the whole file or the previous one, even when the process crashes midway. */
export async function writeAtomically(path: string, bytes: Buffer | string): Promise<void> {
  const folder = dirname(path)
  const fresh = `${folder}/.${randomUUID()}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeThrough(fresh, bytes)
    await rename(fresh, path)
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}

async function writeThrough(path: string, bytes: Buffer | string): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(bytes)
  await file.sync()
}
