import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { openKnownSecrets } from './known-secrets.ts'
import { fingerprintOf, openSecrets } from './secrets.ts'

const oldSecret = 'the root secret before, 32 characters'
const newSecret = 'the root secret after, 32 characters+'
let parent: string
let dataDir: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'marea-secrets-'))
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(parent, 'data-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const stored = () => readFile(join(dataDir, 'secret-key'), 'utf8')

test('processes that start together on a new data folder share one whole secret', async () => {
  const starts = Array.from({ length: 12 }, () => openSecrets({ dataDir }, { canCreate: true }))
  const opened = await Promise.all(starts)
  expect(new Set(opened.map(({ key }) => fingerprintOf(key))).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['secret-key'])
  expect((await stored()).length).toBeGreaterThanOrEqual(32)
})

test.each(['', '\n', 'short'])('a secret of “%s” is refused with what to do', async (secret) => {
  await writeFile(join(dataDir, 'secret-key'), secret)
  await expect(openSecrets({ dataDir }, { canCreate: true })).rejects.toThrow(
    /secret-key is damaged: .+ 32 are needed\. Copy secret-key from a backup/,
  )
})

describe('a database', () => {
  let marea: TestApp

  beforeAll(async () => {
    marea = await openTestApp()
  })
  beforeEach(() => marea.db.deleteFrom('rootSecret').execute())
  afterAll(() => marea.close())

  test('goes on with the secret it was first used with', async () => {
    await openKnownSecrets(marea.db, { dataDir })
    const secret = await stored()
    await openKnownSecrets(marea.db, { dataDir })
    await openKnownSecrets(marea.db, { dataDir, secretKey: secret })
    expect(await stored()).toBe(secret)
  })

  test('refuses to start without its secret, and makes no other one in its place', async () => {
    await openKnownSecrets(marea.db, { dataDir })
    await rm(join(dataDir, 'secret-key'))
    await expect(openKnownSecrets(marea.db, { dataDir })).rejects.toThrow(
      /secret-key is missing, .+ Copy secret-key from a backup/,
    )
    expect(await readdir(dataDir)).toEqual([])
  })

  test('refuses another secret, whether it is set or stored', async () => {
    await openKnownSecrets(marea.db, { dataDir, secretKey: oldSecret })
    await writeFile(join(dataDir, 'secret-key'), newSecret)
    for (const secretKey of [newSecret, undefined]) {
      await expect(openKnownSecrets(marea.db, { dataDir, secretKey })).rejects.toThrow(
        /is not the one that this database was used with.+PREVIOUS_SECRET_KEY/,
      )
    }
  })

  test('takes a new secret that comes with the previous one, and then without it', async () => {
    await openKnownSecrets(marea.db, { dataDir, secretKey: oldSecret })
    const rotation = { dataDir, secretKey: newSecret, previousSecretKey: oldSecret }
    await openKnownSecrets(marea.db, rotation)
    await openKnownSecrets(marea.db, rotation)
    await openKnownSecrets(marea.db, { dataDir, secretKey: newSecret })
    await expect(openKnownSecrets(marea.db, { dataDir, secretKey: oldSecret })).rejects.toThrow(
      'is not the one',
    )
  })

  test('gets a new stored secret when the previous one is set and its file deleted', async () => {
    await openKnownSecrets(marea.db, { dataDir })
    const previousSecretKey = await stored()
    await rm(join(dataDir, 'secret-key'))
    await openKnownSecrets(marea.db, { dataDir, previousSecretKey })
    expect(await stored()).not.toBe(previousSecretKey)
    await openKnownSecrets(marea.db, { dataDir })
  })
})
