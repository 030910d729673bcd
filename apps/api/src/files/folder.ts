import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FilePort, OpenFile, StoredFile } from '#platform/ports.ts'
import { writeAtomically } from '#platform/storage/atomic-write.ts'
import { isMissing } from '#platform/storage/missing-file.ts'
import { checkKey, isKey } from './file-key.ts'

export function openFolder(folder: string): FilePort {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    put: async (key, file) => writeAtomically(pathOf(key), pack(file)),
    get: async (key) => unlessMissing(() => read(pathOf(key))),
    open: async (key) => unlessMissing(() => openPacked(pathOf(key))),
    remove: async (key) => remove(pathOf(key)),
    list: () => listKeys(folder),
  }
}

async function* listKeys(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    // What is being written has a name that no file can have.
    if (entry.isFile() && isKey(key)) yield key
  }
}

/** The type is the first line, so that type and bytes always change together. */
function pack({ bytes, type }: StoredFile): Buffer {
  if (type.includes('\n')) throw new Error(`${JSON.stringify(type)} is not a content type`)
  return Buffer.concat([Buffer.from(`${type}\n`), bytes])
}

async function read(path: string): Promise<StoredFile> {
  const packed = await readFile(path)
  const end = packed.indexOf('\n')
  return { type: packed.toString('utf8', 0, end), bytes: packed.subarray(end + 1) }
}

const maxTypeBytes = 512

async function openPacked(path: string): Promise<OpenFile> {
  await using file = await open(path)
  const { size } = await file.stat()
  const head = Buffer.alloc(Math.min(size, maxTypeBytes))
  await file.read(head, 0, head.length, 0)
  const begin = head.indexOf('\n') + 1
  return {
    type: head.toString('utf8', 0, begin - 1),
    length: size - begin,
    read: async (first, last) =>
      createReadStream(path, { start: begin + first, end: begin + last }),
  }
}

async function unlessMissing<File>(find: () => Promise<File>): Promise<File | undefined> {
  try {
    return await find()
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
