import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder } from '../apps/api/src/files/folder.ts'
import { checkExport, importExport } from '../apps/api/src/operations/export/read-export.ts'
import { openExport } from '../apps/api/src/operations/export/write-export.ts'
import { openDatabase } from '../apps/api/src/platform/db/database.ts'
import { verifyLedger } from '../apps/api/src/wallet/ledger/verify.ts'
import { tableContents } from '../apps/api/test/backup/table-contents.ts'
import { emptyDatabase, type TestApp } from '../apps/api/test/test-app.ts'
import { openDemo } from './test/open-demo.ts'

let marea: TestApp
let folder: string

beforeAll(async () => {
  marea = await openDemo()
  folder = await mkdtemp(join(tmpdir(), 'marea-demo-export-'))
})
afterAll(async () => {
  await marea.close()
  await rm(folder, { recursive: true, force: true })
})

test('two years of the demo go through an export equal to the row, and the ledger verifies', async () => {
  const { files, secrets } = marea.ports
  const archive = await openExport(
    { databaseUrl: marea.databaseUrl, files, secrets },
    marea.clock.now(),
  )
  const path = join(folder, 'demo.tar.gz')
  if (archive) await pipeline(archive, createWriteStream(path))
  const exported = await checkExport(path)
  const databaseUrl = await emptyDatabase()
  const place = { databaseUrl, files: openFolder(join(folder, 'files')), secrets, log: marea.log }
  await importExport(exported, place)
  await using db = openDatabase(databaseUrl)
  const { tables } = exported.head
  expect(await tableContents(db, tables)).toEqual(await tableContents(marea.db, tables))
  const { differences, entries } = await verifyLedger(db)
  expect({ differences, isLarge: entries > 1000 }).toEqual({ differences: [], isLarge: true })
}, 180_000)
