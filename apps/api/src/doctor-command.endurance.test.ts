import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../test/stand-ins/mail-server.ts'
import { openTestApp, type TestApp } from '../test/test-app.ts'

const run = promisify(execFile)
const { PATH, NODE_COMPILE_CACHE } = process.env
const command = fileURLToPath(new URL('./doctor-command.ts', import.meta.url))

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function examine(environment: Record<string, string>, ...args: string[]) {
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', ...environment }
  return run(process.execPath, [command, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

const settings = () => ({ DATABASE_URL: marea.databaseUrl, DATA_DIR: marea.config.dataDir })

test('a missing mail server is a problem for scripts, with what to do and without a secret', async () => {
  const { code, stdout } = await examine({ ...settings(), DEMO: 'false' })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^Problem {4}Email server: No email is sent\./m)
  expect(stdout).toMatch(/^ {11}Set SMTP_URL and MAIL_FROM and restart\.$/m)
  expect(stdout).not.toContain(marea.databaseUrl)
})

test('a demo on a database that does not answer names it, and still checks everything else', async () => {
  const mail = await startMailServer()
  const DATABASE_URL = 'postgres://marea:s3cret@127.0.0.1:1/marea'
  const mailing = { SMTP_URL: mail.url, MAIL_FROM: 'hola@marea.test', DEMO: 'true' }
  const { code, stdout } = await examine({ ...settings(), DATABASE_URL, ...mailing }, '--json')
  await mail.close()
  expect(code).toBe(1)
  const findings = JSON.parse(stdout)
  expect(findings).toContainEqual({
    check: 'database',
    code: 'check_failed',
    facts: { reason: 'ECONNREFUSED' },
  })
  expect(findings).toContainEqual(expect.objectContaining({ check: 'email', code: 'email_ready' }))
  expect(stdout).not.toContain('s3cret')
})

test('a configuration that is not valid is said in a sentence', async () => {
  const { code, stderr } = await examine({ ...settings(), SMTP_URL: 'mail.example' })
  expect(code).toBe(1)
  expect(stderr).toContain('SMTP_URL must be an address like')
})
