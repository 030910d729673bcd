import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveSecondFactor, signedIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Someone } from '../../../test/user-data.ts'
import { checkExport } from './read-export.ts'
import { openExport } from './write-export.ts'

let marea: TestApp
let ana: Someone
let folder: string

beforeAll(async () => {
  marea = await openTestApp()
  ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  folder = await mkdtemp(join(tmpdir(), 'marea-download-'))
})
afterAll(async () => {
  await marea.close()
  await rm(folder, { recursive: true, force: true })
})

async function request(): Promise<string> {
  await giveSecondFactor(marea.ctx(), ana.token)
  const { body } = await ana.call('POST', '/admin/exports', { body: { reason: 'We move' } })
  return body.result.url
}

function download(url: string) {
  return marea.app.inject({ method: 'GET', url })
}

test('an administrator downloads everything from a link that works once, and the log says so', async () => {
  const url = await request()
  expect(url).toMatch(/^\/api\/exports\/[\w-]{43}$/)
  const { statusCode, headers, rawPayload } = await download(url)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="marea-export-.+\.tar\.gz"$/,
    ),
  })
  const path = join(folder, 'export.tar.gz')
  await writeFile(path, rawPayload)
  expect((await checkExport(path)).end.rows['public.users']).toBeGreaterThan(0)
  expect((await download(url)).statusCode).toBe(404)
  const { body } = await ana.call('GET', '/admin/exports')
  expect(body.result).toMatchObject([
    { requestedBy: 'Ana', reason: 'We move', bytes: rawPayload.length },
  ])
  const { body: log } = await ana.call('GET', '/admin/audit?subject=export')
  expect(log.result.acts).toMatchObject([
    { act: 'exports.downloaded', admin: { name: 'Ana' }, subjectPath: '/admin/export' },
    { act: 'exports.requested', details: { reason: 'We move' } },
  ])
})

test('a link that nobody used in five minutes no longer works', async () => {
  const url = await request()
  marea.clock.advance({ minutes: 6 })
  expect((await download(url)).statusCode).toBe(404)
})

test('a second factor that was given long ago is asked for again', async () => {
  await request()
  marea.clock.advance({ minutes: 16 })
  const { status, body } = await ana.call('POST', '/admin/exports', { body: { reason: 'Curious' } })
  expect({ status, code: body.error.code }).toEqual({
    status: 403,
    code: 'identity.second_factor_stale',
  })
})

test('the link works during maintenance, and says when another export is under way', async () => {
  await ana.call('POST', '/admin/maintenance', { body: { minutes: 30, reason: 'We move' } })
  marea.clock.advance({ seconds: 3 })
  const { files, secrets } = marea.ports
  const source = { databaseUrl: marea.databaseUrl, files, secrets }
  const other = await openExport(source, marea.clock.now())
  const refused = await download(await request())
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error.code).toBe('exports.under_way')
  other?.destroy()
})
