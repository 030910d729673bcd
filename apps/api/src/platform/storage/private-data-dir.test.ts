import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../test/test-app.ts'
import { makeDataDirPrivate } from './private-data-dir.ts'

let parent: string
let dataDir: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'marea-private-'))
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(parent, 'data-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(parent, { recursive: true, force: true }))

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}

test('a new data folder is private, the folders above it are not', async () => {
  const fresh = join(parent, 'above', 'data')
  await mkdir(join(parent, 'ordinary'))
  await makeDataDirPrivate({ dataDir: fresh })
  expect(await modeOf(join(parent, 'above'))).toBe(await modeOf(join(parent, 'ordinary')))
  expect(await modeOf(fresh)).toBe('700')
})

test('a public data folder is made private, and so is everything of ours in it', async () => {
  await mkdir(join(dataDir, 'card-stand-in'))
  await mkdir(join(dataDir, 'postgres'), { mode: 0o700 })
  await writeFile(join(dataDir, 'secret-key'), 'x', { mode: 0o644 })
  await makeDataDirPrivate({ dataDir })
  expect(await modeOf(dataDir)).toBe('700')
  expect(await modeOf(join(dataDir, 'card-stand-in'))).toBe('700')
  expect(await modeOf(join(dataDir, 'secret-key'))).toBe('600')
})

test('the group of PostgreSQL’s own user may pass through, and nothing more', async () => {
  const { gid } = await stat(dataDir)
  await mkdir(join(dataDir, 'outbox'))
  await makeDataDirPrivate({ dataDir, serverGroup: gid })
  expect([await modeOf(dataDir), await modeOf(join(dataDir, 'outbox'))]).toEqual(['710', '700'])
})

test('a folder with foreign files keeps its mode and theirs, and ours in it are made private', async () => {
  await mkdir(join(dataDir, 'photos of a family'))
  await chmod(join(dataDir, 'photos of a family'), 0o755)
  await mkdir(join(dataDir, 'outbox'))
  await makeDataDirPrivate({ dataDir })
  expect(await modeOf(dataDir)).toBe('755')
  expect(await modeOf(join(dataDir, 'photos of a family'))).toBe('755')
  expect(await modeOf(join(dataDir, 'outbox'))).toBe('700')
})

test('link targets are left alone', async () => {
  const elsewhere = await mkdtemp(join(parent, 'elsewhere-'))
  await chmod(elsewhere, 0o755)
  await symlink(elsewhere, join(dataDir, 'files'))
  await makeDataDirPrivate({ dataDir })
  expect([await modeOf(dataDir), await modeOf(elsewhere)]).toEqual(['700', '755'])
})

test('a running Marea keeps cards, emails and files private', async () => {
  const marea = await openTestApp({ environment: { DATA_DIR: dataDir, SECRET_KEY: '' } })
  await marea.ports.files.put('portraits/one', { bytes: Buffer.from('x'), type: 'image/webp' })
  const version = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
  const versions = { en: version, es: version }
  await marea.ports.mail.send(
    { to: 'laura@marea.test', language: 'en', versions },
    { id: crypto.randomUUID(), beforeEnd: async () => undefined },
  )
  expect(await modeOf(dataDir)).toBe('700')
  for (const name of ['files', 'files/portraits', 'outbox', 'card-stand-in']) {
    expect([name, await modeOf(join(dataDir, name))]).toEqual([name, '700'])
  }
  for (const name of ['store.db', 'store.db-wal', 'store.db-shm']) {
    expect([name, await modeOf(join(dataDir, 'card-stand-in', name))]).toEqual([name, '600'])
  }
  expect(await modeOf(join(dataDir, 'secret-key'))).toBe('600')
  await marea.close()
})
