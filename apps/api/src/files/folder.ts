import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilePort, StoredFile } from '#platform/ports.ts'
import { writeAtomically } from '#platform/storage/atomic-write.ts'
import { isMissing } from '#platform/storage/missing-file.ts'
import { checkKey } from './file-key.ts'

export function openFolder(folder: string): FilePort {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    put: async (key, file) => writeAtomically(pathOf(key), pack(file)),
    get: async (key) => read(pathOf(key)),
    remove: async (key) => remove(pathOf(key)),
  }
}

/** The type is the first line, so that type and bytes always change together. */
function pack({ bytes, type }: StoredFile): Buffer {
  if (type.includes('\n')) throw new Error(`${JSON.stringify(type)} is not a content type`)
  return Buffer.concat([Buffer.from(`${type}\n`), bytes])
}

async function read(path: string): Promise<StoredFile | undefined> {
  try {
    const packed = await readFile(path)
    const end = packed.indexOf('\n')
    return { type: packed.toString('utf8', 0, end), bytes: packed.subarray(end + 1) }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function remove(path: string): Promise<void> {
  try {
    await rm(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
