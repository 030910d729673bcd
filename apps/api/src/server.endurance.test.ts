import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newServers, takePort } from '../test/server/run-server.ts'

const servers = newServers()

afterEach(servers.endAll)

test('a faulty configuration stops the start with a sentence for each fault', async () => {
  const { said, ended } = await servers.start({ PORT: 'harbour', DATABASE_URL: 'nowhere' })
  expect((await ended).code).toBe(1)
  const lines = said.text.trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL'])
})

test('a data folder that cannot be made stops the start with a sentence', async () => {
  const { said, ended } = await servers.start({ DATABASE_URL: '', DATA_DIR: '/dev/null/data' })
  expect((await ended).code).toBe(1)
  expect(said.text).toMatch(
    /^\/dev\/null\S* is not a folder \(\w+\): set DATA_DIR to another one\.$/m,
  )
  expect(said.text).not.toContain('    at ')
})

test('a secret that is empty stops the start with a sentence, also of a command', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-empty-secret-'))
  await writeFile(join(dataDir, 'secret-key'), '')
  const environment = { SECRET_KEY: '', DATA_DIR: dataDir }
  for (const command of ['server.ts', 'rotate-command.ts']) {
    const { said, ended } = await servers.start(environment, [], command)
    expect((await ended).code).toBe(1)
    expect(said.text).toMatch(/^The secret key in \S+ is damaged: it has 0 characters.+\n$/)
  }
  await rm(dataDir, { recursive: true })
})

test('a taken port is named together with the variable that changes it', async () => {
  const { server, port } = await takePort()
  const { said, ended } = await servers.start({ PORT: String(port) })
  expect((await ended).code).toBe(1)
  expect(said.text).toContain(`Port ${port} is taken`)
  expect(said.text).toContain('PORT')
  server.close()
})

test('a stop signal ends the process in order', async () => {
  const { child, ended, url } = await servers.open()
  const health = await fetch(`${url}/health`)
  expect(await health.json()).toEqual({ status: 'ok' })
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('a database that cannot be reached stops the start with a sentence', async () => {
  const { said, ended } = await servers.start({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  })
  expect((await ended).code).toBe(1)
  expect(said.text).toContain('DATABASE_URL')
  expect(said.text).not.toContain('    at ')
})
