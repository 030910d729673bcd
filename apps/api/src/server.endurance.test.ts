import { afterEach, expect, test } from 'vitest'
import { newServers, takePort } from '../test/server/run-server.ts'

const servers = newServers()

afterEach(servers.endAll)

test('a house that is no demo does not take test cards unless it is told to', async () => {
  const { said, ended } = await servers.start({
    TEST_CARDS: '',
    DATABASE_URL: 'postgres://nobody@nowhere/x',
  })
  expect((await ended).code).toBe(1)
  expect(said.text).toMatch(/^STRIPE_SECRET_KEY is missing: .+ TEST_CARDS=true .+\.\n$/)
})

test('a faulty configuration stops the start with a sentence for each fault', async () => {
  const { said, ended } = await servers.start({ PORT: 'harbour', DATABASE_URL: 'nowhere' })
  expect((await ended).code).toBe(1)
  const lines = said.text.trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL'])
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
