import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { cloneTemplate } from '../test/test-app.ts'

const file = fileURLToPath(new URL('./server.ts', import.meta.url))
const started: ChildProcess[] = []

const folders: string[] = []

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marea-server-'))
  folders.push(dataDir)
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      ROLE: 'worker',
      TEST_CARDS: 'true',
      DATA_DIR: dataDir,
      DATABASE_URL: environment.DATABASE_URL ?? (await cloneTemplate()),
      ...environment,
    },
  })
  started.push(child)
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said.text += chunk
    })
  }
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  return { child, said, ended }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function takePort(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

test('a house that is no demo does not take test cards unless it is told to', async () => {
  const { said, ended } = await start({
    TEST_CARDS: '',
    DATABASE_URL: 'postgres://nobody@nowhere/x',
  })
  expect((await ended).code).toBe(1)
  expect(said.text).toMatch(/^STRIPE_SECRET_KEY is missing: .+ TEST_CARDS=true .+\.\n$/)
})

test('a faulty configuration stops the start with a sentence for each fault', async () => {
  const { said, ended } = await start({ PORT: 'harbour', DATABASE_URL: 'nowhere' })
  expect((await ended).code).toBe(1)
  const lines = said.text.trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL'])
})

test('a taken port is named together with the variable that changes it', async () => {
  const { server, port } = await takePort()
  const { said, ended } = await start({ PORT: String(port) })
  expect((await ended).code).toBe(1)
  expect(said.text).toContain(`Port ${port} is taken`)
  expect(said.text).toContain('PORT')
  server.close()
})

test('a stop signal ends the process in order', async () => {
  const { server, port } = await takePort()
  server.close()
  const { child, said, ended } = await start({ PORT: String(port) })
  await until(() => said.text.includes('Marea is open'))
  const health = await fetch(`http://localhost:${port}/health`)
  expect(await health.json()).toEqual({ status: 'ok' })
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('a database that cannot be reached stops the start with a sentence', async () => {
  const { said, ended } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect((await ended).code).toBe(1)
  expect(said.text).toContain('DATABASE_URL')
  expect(said.text).not.toContain('    at ')
})
