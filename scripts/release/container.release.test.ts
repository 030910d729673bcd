import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../apps/api/test/server/free-port.ts'
import { environmentOf, layOutImage, readStages } from '../../apps/api/test/server/image-files.ts'
import { cloneTemplate } from '../../apps/api/test/test-app.ts'
import { ensureBuilt } from '../build-web.js'
import { cache } from '../paths.js'
import { alone } from '../setup-lock.js'

const run = promisify(execFile)
const image = readStages().at(-1)
if (!image) throw new Error('The Dockerfile has no stage')
const command = JSON.parse(/^CMD (.+)$/m.exec(image.text)?.[1] ?? '')
const healthCheck = JSON.parse(/^\s+CMD (.+)$/m.exec(image.text)?.[1] ?? '')

let place = ''
let environment: Record<string, string> = {}

beforeAll(async () => {
  await alone(ensureBuilt)
  place = mkdtempSync(join(cache, 'image-test-'))
  mkdirSync(join(place, 'data'))
  layOutImage(join(place, 'app'))
  const port = await freePort()
  environment = {
    ...environmentOf(image),
    ...{ PORT: String(port), DATABASE_URL: await cloneTemplate() },
    SECRET_KEY: 'a secret that only the tests know, 32+',
  }
}, 600_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Runs in the image's files as its user: the root is read-only, nothing of the project around it is there. */
function inImage(...args: string[]): [string, string[]] {
  const settings = Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])
  const system = ['/usr', '/etc'].flatMap((path) => ['--ro-bind', path, path])
  const links = ['bin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`])
  const mounts = [
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--bind', join(place, 'data'), '/data', '--ro-bind', join(place, 'app'), '/app'],
    ...['--ro-bind', process.execPath, '/image/node', '--remount-ro', '/'],
  ]
  const bounds = [
    ...['--unshare-user', '--uid', '1000', '--gid', '1000', '--unshare-pid', '--unshare-ipc'],
    ...['--cap-drop', 'ALL', '--die-with-parent', '--clearenv', '--chdir', '/app'],
  ]
  const path = ['--setenv', 'PATH', '/image:/usr/bin:/bin']
  return ['bwrap', [...bounds, ...system, ...links, ...mounts, ...path, ...settings, ...args]]
}

test('the image starts as user 1000 with a read-only root, serves pages, and is found healthy', async () => {
  const server = spawn(...inImage(...command), { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  try {
    while (!said.includes('Marea is open')) {
      if (server.exitCode !== null) throw new Error(said)
      await wait(100)
    }
    const url = `http://127.0.0.1:${environment.PORT}`
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    const page = await fetch(url)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ])
    await run(...inImage(...healthCheck))
  } finally {
    server.kill('SIGKILL')
  }
  await expect(run(...inImage(...healthCheck))).rejects.toMatchObject({ code: 1 })
})

test('its commands run, and nothing but /data and /tmp can be written', async () => {
  const migrated = await run(...inImage('node', 'apps/api/src/migrate-command.ts'))
  expect(migrated.stdout).toBe('The schema is current.\n')
  const examined = run(...inImage('node', 'apps/api/src/doctor-command.ts', '--json'))
  const findings = JSON.parse((await examined.catch((error) => error)).stdout)
  expect(findings).toContainEqual(
    expect.objectContaining({ check: 'versions', code: 'versions_current' }),
  )
  const write = (path: string) => inImage('node', '-e', `fs.writeFileSync('${path}/written', '')`)
  for (const path of ['/data', '/tmp']) await run(...write(path))
  for (const path of ['/app', '/usr', '']) {
    await expect(run(...write(path))).rejects.toMatchObject({
      stderr: expect.stringMatching(/EROFS|EACCES/),
    })
  }
  const { stdout: user } = await run(...inImage('node', '-p', 'process.getuid()'))
  expect(user).toBe('1000\n')
})
