import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../test/people.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const run = promisify(execFile)
const { PATH, NODE_COMPILE_CACHE } = process.env
const command = fileURLToPath(new URL('./maintenance-command.ts', import.meta.url))

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
  await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  await signedIn(marea, 'Laura')
})
afterAll(() => marea.close())

async function maintain(...args: string[]) {
  const { databaseUrl: DATABASE_URL, config } = marea
  const SECRET_KEY = config.secretKey ?? ''
  const place = { DATABASE_URL, SECRET_KEY, DATA_DIR: config.dataDir, DEMO: 'true' }
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...place }
  return run(process.execPath, [command, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

test('an administrator closes and opens Marea from the command line, and the log names them', async () => {
  expect(await maintain('start', 'laura@marea.test', '30', 'Mine now')).toMatchObject({
    code: 1,
    said: expect.stringContaining('is no administrator'),
  })
  expect((await maintain('start', 'ana@marea.test', '1', 'Short')).said).toContain('Say what to do')
  expect(await maintain('start', 'ana@marea.test', '30', 'A', 'new', 'version')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Marea is closed for maintenance until .+Z: A new version\n$/),
  })
  marea.clock.advance({ seconds: 3 })
  expect((await marea.call('GET', '/suites')).status).toBe(503)
  expect((await maintain('end', 'ANA@marea.test')).said).toBe('Marea is open.\n')
  marea.clock.advance({ seconds: 3 })
  expect((await marea.call('GET', '/suites')).status).toBe(200)
  expect((await maintain()).said).toBe('Marea is open.\n')
  const acts = await marea.db
    .selectFrom('adminActs')
    .innerJoin('users', 'users.id', 'adminId')
    .select(['act', 'email'])
    .orderBy('adminActs.id')
    .execute()
  expect(acts).toEqual([
    { act: 'maintenance.started', email: 'ana@marea.test' },
    { act: 'maintenance.ended', email: 'ana@marea.test' },
  ])
})
