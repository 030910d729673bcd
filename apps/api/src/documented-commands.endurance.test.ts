import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../test/people.ts'
import { booked, openHouse } from '../test/stays.ts'
import { emptyDatabase, openTestApp, type TestApp } from '../test/test-app.ts'

/** Commands of the documentation that no other test runs as processes, as npm runs them. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const { PATH, NODE_COMPILE_CACHE } = process.env

let marea: TestApp
let place: string
let scripts: Record<string, string>

beforeAll(async () => {
  marea = await openTestApp()
  const { laura } = await openHouse(marea)
  await booked(marea, laura)
  await signedIn(marea, 'Elena', { profile: 'ADMIN' })
  place = await mkdtemp(join(tmpdir(), 'marea-commands-'))
  scripts = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts
})
afterAll(async () => {
  await marea.close()
  await rm(place, { recursive: true, force: true, maxRetries: 5 })
})

async function npmRun(name: string, args: string[] = [], databaseUrl = marea.databaseUrl) {
  const given = scripts[name]?.split(' ').slice(1) ?? []
  const env = {
    ...{ PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATABASE_URL: databaseUrl },
    ...{ DATA_DIR: join(place, 'data'), SECRET_KEY: 'a secret that only the tests know, 32+' },
  }
  const options = { cwd: root, env }
  const ended = await promisify(execFile)(process.execPath, [...given, ...args], options).catch(
    (error: { stdout: string; code: number }) => error,
  )
  return { said: ended.stdout, code: 'code' in ended ? ended.code : 0 }
}

test('npm run ledger:verify recomputes the books', async () => {
  const { said, code } = await npmRun('ledger:verify')
  expect(said).toMatch(/^ledger: [1-9]\d* entries, .+ 0 differences$/m)
  expect(code).toBe(0)
})

test('npm run administrator adds and removes one, and leaves the last', async () => {
  const added = await npmRun('administrator', ['add', 'laura@marea.test'])
  expect(added).toEqual({ said: expect.stringContaining('is an administrator'), code: 0 })
  const removed = await npmRun('administrator', ['remove', 'laura@marea.test'])
  expect(removed).toEqual({ said: expect.stringContaining('is no longer'), code: 0 })
  const last = await npmRun('administrator', ['remove', 'elena@marea.test'])
  expect(last).toEqual({ said: expect.stringContaining('Nothing changed'), code: 1 })
})

test('npm run second-factor:reset says when there is none to reset', async () => {
  const { said, code } = await npmRun('second-factor:reset', ['laura@marea.test'])
  expect(said).toContain('Nothing changed')
  expect(code).toBe(1)
})

test('npm run export writes an archive that npm run import makes an installation of', async () => {
  const exports = join(place, 'exports')
  expect(await npmRun('export', [exports])).toMatchObject({ code: 0 })
  const [name = ''] = await readdir(exports)
  const { said, code } = await npmRun('import', [join(exports, name)], await emptyDatabase())
  expect(said).toMatch(/^ledger: [1-9]\d* entries, .+ 0 differences$/m)
  expect(code).toBe(0)
})
