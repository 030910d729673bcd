import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FilePort, OpenFile, StoredFile } from '#platform/ports.ts'
import { isMissing } from '#platform/storage/missing-file.ts'
import { checkKey } from './file-key.ts'

const demo = fileURLToPath(new URL('../../../../demo', import.meta.url))

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** Photos and videos of the demo and of sample homes are read from the repository, all others from the store. */
export function withBundledMedia(store: FilePort): FilePort {
  return {
    ...store,
    get: async (key) => (await findBundled(checkKey(key), readBundled)) ?? store.get(key),
    open: async (key) => (await findBundled(checkKey(key), openBundled)) ?? store.open(key),
  }
}

async function readBundled(path: string, type: string): Promise<StoredFile> {
  return { bytes: await readFile(path), type }
}

async function openBundled(path: string, type: string): Promise<OpenFile> {
  const { size: length } = await stat(path)
  return { type, length, read: async (start, end) => createReadStream(path, { start, end }) }
}

async function findBundled<File>(
  key: string,
  find: (path: string, type: string) => Promise<File>,
): Promise<File | undefined> {
  const type = types[extname(key)]
  if (!type || !/^(photos|films)\//.test(key)) return undefined
  try {
    return await find(join(demo, key), type)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
