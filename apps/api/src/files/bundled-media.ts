import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FilePort, StoredFile } from '#platform/ports.ts'
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

/** The demo's photos and videos are read from the repository; everything else from the store. */
export function withBundledMedia(store: FilePort): FilePort {
  return { ...store, get: async (key) => (await readBundled(checkKey(key))) ?? store.get(key) }
}

async function readBundled(key: string): Promise<StoredFile | undefined> {
  const type = types[extname(key)]
  if (!type || !/^(photos|films)\//.test(key)) return undefined
  try {
    return { bytes: await readFile(join(demo, key)), type }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
