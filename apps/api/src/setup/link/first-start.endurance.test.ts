import { afterEach, expect, test } from 'vitest'
import { newServers } from '../../../test/server/run-server.ts'
import { cloneTemplate, emptyDatabase } from '../../../test/test-app.ts'

const servers = newServers()

afterEach(servers.endAll)

const link = /^http:\/\/localhost:\d+\/setup#[\w-]{43}$/gm
const ana = { fullName: 'Ana Ruiz', email: 'ana@stays.example', password: 'Marea2026' }

function linksIn(...outputs: { said: { text: string } }[]): string[] {
  return outputs.flatMap(({ said }) => said.text.match(link) ?? [])
}

function create(url: string, token: string, email: string) {
  return fetch(`${url}/api/setup/administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ana, email, token }),
  })
}

test('an empty database prints its setup link once, whatever starts, and never after setup', async () => {
  const environment = { DEMO: 'false', DATABASE_URL: await emptyDatabase(), LOG_LEVEL: 'info' }
  const web = { ...environment, ROLE: 'web' }
  const [one, other] = await Promise.all([servers.open(web), servers.open(web)])
  const links = linksIn(one, other)
  expect(links).toHaveLength(1)
  const token = new URL(links[0] ?? '').hash.slice(1)
  const logged = (one.said.text + other.said.text).split('\n').filter((line) => line[0] === '{')
  expect(logged.join()).toContain('setup link created')
  expect(logged.join()).not.toContain(token)
  const answers = await Promise.all([
    create(one.url, token, 'ana@stays.example'),
    create(other.url, token, 'eva@stays.example'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(linksIn(await servers.open(web))).toEqual([])
  const { said, ended } = await servers.start(environment, [], 'setup-command.ts')
  expect((await ended).code).toBe(1)
  expect(said.text).toContain('has an administrator')
})

test('a lost link is replaced by a command, which also makes the administrator itself', async () => {
  const environment = { DEMO: 'false', DATABASE_URL: await cloneTemplate() }
  const renewed = await servers.start(environment, [], 'setup-command.ts')
  expect((await renewed.ended).code).toBe(0)
  expect(renewed.said.text).toMatch(/\/setup#[\w-]{43}$/m)
  const args = ['--email', 'ana@stays.example']
  const { child, said, ended } = await servers.start(environment, [], 'setup-command.ts', args)
  child.stdin?.write('Ana Ruiz\nMarea2026\nMarea2026\n')
  while (!said.text.includes('6-digit code: ')) await new Promise((go) => setTimeout(go, 50))
  expect(said.text).toContain('▀')
  child.stdin?.end('000000\n')
  expect((await ended).code).toBe(1)
  expect(said.text).toContain('This code is incorrect')
})
