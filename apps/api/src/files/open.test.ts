import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FilePort } from '#platform/ports.ts'
import { startS3StandIn } from '../../test/stand-ins/s3-stand-in.ts'
import { openFiles } from './open.ts'

let dataDir: string
let s3: Awaited<ReturnType<typeof startS3StandIn>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marea-files-'))
  s3 = await startS3StandIn()
})

afterAll(async () => {
  await s3.close()
  await rm(dataDir, { recursive: true })
})

const stores: [string, () => FilePort][] = [
  ['a folder', () => openFiles({ s3Url: undefined, dataDir })],
  ['an S3 store', () => openFiles({ s3Url: s3.url, dataDir })],
]

describe.each(stores)('files in %s', (_name, open) => {
  test('a file comes back byte for byte with its type', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
    await open().put('photos/casa-almendro/1200.avif', { bytes, type: 'image/avif' })
    expect(await open().get('photos/casa-almendro/1200.avif')).toEqual({
      bytes,
      type: 'image/avif',
    })
  })

  test('bytes that begin with line breaks are preserved', async () => {
    const bytes = Buffer.from('\n\r\n\0 tide')
    await open().put('notes/tide.txt', { bytes, type: 'text/plain; charset=utf-8' })
    expect(await open().get('notes/tide.txt')).toEqual({ bytes, type: 'text/plain; charset=utf-8' })
  })

  test('an empty file is a file', async () => {
    await open().put('empty', { bytes: Buffer.alloc(0), type: 'text/plain' })
    expect(await open().get('empty')).toEqual({ bytes: Buffer.alloc(0), type: 'text/plain' })
  })

  test('a second file under a key replaces the first with its type', async () => {
    await open().put('photo', { bytes: Buffer.from('old'), type: 'image/jpeg' })
    await open().put('photo', { bytes: Buffer.from('new'), type: 'image/webp' })
    expect(await open().get('photo')).toEqual({ bytes: Buffer.from('new'), type: 'image/webp' })
  })

  test('a removed file is gone and may be removed again', async () => {
    await open().put('gone', { bytes: Buffer.from('x'), type: 'text/plain' })
    await open().remove('gone')
    await open().remove('gone')
    expect(await open().get('gone')).toBeUndefined()
  })

  test('a file never stored is absent', async () => {
    expect(await open().get('photos/never/stored.jpg')).toBeUndefined()
  })

  test('concurrent writers leave one complete file', async () => {
    const files = open()
    const sizes = [20_000, 50_000, 90_000]
    const versions = sizes.map((size) => Buffer.alloc(size, String(size)))
    await Promise.all(versions.map((bytes) => files.put('busy', { bytes, type: 'text/plain' })))
    const kept = await files.get('busy')
    expect(versions.some((bytes) => kept?.bytes.equals(bytes))).toBe(true)
  })

  test.each([
    '',
    '/etc/passwd',
    '../secret-key',
    'a/../../b',
    'a//b',
    'a/',
    '.hidden',
    'a/./b',
    'a\0b',
    'a\\b',
    'a\n',
    `${'a/'.repeat(9)}a`,
    'a'.repeat(200),
  ])('a key like %j is refused by every operation', async (key) => {
    const files = open()
    const refusal = 'cannot be the key of a file'
    const file = { bytes: Buffer.from('x'), type: 'text/plain' }
    await expect(files.put(key, file)).rejects.toThrow(refusal)
    await expect(files.get(key)).rejects.toThrow(refusal)
    await expect(files.open(key)).rejects.toThrow(refusal)
    await expect(files.remove(key)).rejects.toThrow(refusal)
  })
})

test.each(stores)('every file in %s is listed by its key', async (_name, open) => {
  await open().put('listed/one', { bytes: Buffer.from('1'), type: 'text/plain' })
  await open().put('listed/below/two', { bytes: Buffer.from('2'), type: 'text/plain' })
  const keys = await Array.fromAsync(open().list())
  const listed = keys.filter((key) => key.startsWith('listed/'))
  expect(listed.sort()).toEqual(['listed/below/two', 'listed/one'])
})

test.each(stores)('a part of a file in %s is read without the rest', async (_name, open) => {
  const bytes = Buffer.from('the tide comes in and goes out again')
  await open().put('films/tide.mp4', { bytes, type: 'video/mp4' })
  const film = await open().open('films/tide.mp4')
  expect(film).toMatchObject({ type: 'video/mp4', length: bytes.length })
  const part = await film?.read(4, 7)
  expect(part && (await text(part))).toBe('tide')
  expect(await open().open('films/never.mp4')).toBeUndefined()
})

test('a write that fails leaves no half file in the folder', async () => {
  const folder = await mkdtemp(join(dataDir, 'broken-'))
  const files = openFiles({ s3Url: undefined, dataDir: folder })
  await files.put('casa/photo', { bytes: Buffer.from('kept'), type: 'text/plain' })
  await expect(files.put('casa', { bytes: Buffer.from('x'), type: 'text/plain' })).rejects.toThrow()
  expect(await readdir(join(folder, 'files'), { recursive: true })).toEqual(['casa', 'casa/photo'])
})

test('a killed writer’s leftovers are not a file', async () => {
  const folder = await mkdtemp(join(dataDir, 'killed-'))
  const files = openFiles({ s3Url: undefined, dataDir: folder })
  await files.put('photo', { bytes: Buffer.from('whole'), type: 'text/plain' })
  await writeFile(join(folder, 'files', '.half'), 'text/pl')
  expect((await files.get('photo'))?.bytes.toString()).toBe('whole')
})

test('an S3 store that refuses the signature throws', async () => {
  const files = openFiles({ s3Url: s3.urlWithWrongSecret, dataDir })
  await expect(files.get('photo')).rejects.toThrow('SignatureDoesNotMatch')
})

test('a bucket that does not exist is a failure, not an absent file', async () => {
  const files = openFiles({ s3Url: s3.urlOfMissingBucket, dataDir })
  await expect(files.get('photo')).rejects.toThrow('NoSuchBucket')
})

test.each(['https://host/bucket', 'https://key:secret@host', 'https://key:secret@host/a/b'])(
  'an S3 address like %s is refused without repeating its secret',
  (s3Url) => {
    expect(() => openFiles({ s3Url, dataDir })).toThrow(
      /^S3_URL must be an address like https:\/\/key:secret@host\/bucket\?region=us-east-1\.$/,
    )
  },
)
