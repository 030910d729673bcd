import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { noteProof } from '../../../test/simulation/note-proof.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { openTestApp } from '../../../test/test-app.ts'

const run = promisify(execFile)
const { PATH, NODE_COMPILE_CACHE } = process.env
const source = fileURLToPath(new URL('../../', import.meta.url))

function command(name: string, folder: string, environment: Record<string, string>) {
  return run(process.execPath, [join(source, name), folder], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...environment },
  })
}

test('the commands back up a database and restore it onto an empty folder, where the ledger verifies', async () => {
  const marea = await openTestApp()
  const { laura } = await openHouse(marea)
  await booked(marea, laura)
  const place = await mkdtemp(join(tmpdir(), 'marea-restored-'))
  const backups = join(place, 'backups')
  const SECRET_KEY = 'a secret that only the tests know, 32+'
  const { stdout: written } = await command('backup-command.ts', backups, {
    DATABASE_URL: marea.databaseUrl,
    DATA_DIR: marea.config.dataDir,
    SECRET_KEY,
  })
  expect(written).toMatch(/^Wrote and checked .+ rows of \d+ tables, 0 files\.\nSECRET_KEY is not/)
  const noted = await marea.db.selectFrom('operationChecks').select('name').execute()
  expect(noted).toEqual([{ name: 'backup' }])
  const [name = ''] = await readdir(backups)
  const since = performance.now()
  const { stdout: restored } = await command('restore-command.ts', join(backups, name), {
    DATA_DIR: join(place, 'data'),
    SECRET_KEY,
  })
  expect(restored).toMatch(/^ledger: [1-9]\d* entries, .+ 0 differences$/m)
  await noteProof({ restoreSeconds: Math.ceil((performance.now() - since) / 1000) })
  await marea.close()
  await rm(place, { recursive: true, force: true, maxRetries: 5 })
})
