import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { password, signInFully } from '../../../test/people.ts'
import { authenticatorApp } from '../../../test/second-factor/authenticator-app.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { offerSetupLink } from '../link/link.ts'
import { setUpByTerminal } from './set-up-by-terminal.ts'
import { openTerminal } from './terminal.ts'

let marea: TestApp

beforeEach(async () => {
  marea = await openTestApp({ environment: { PUBLIC_URL: 'https://stays.example' } })
})
afterEach(() => marea.close())

/** Somebody who reads what is said and types an answer to each question. */
async function converse(email: string, answers: Record<string, (said: string) => string>) {
  const input = new PassThrough()
  const output = new PassThrough()
  let said = ''
  output.on('data', (chunk) => {
    said += chunk
    const question = Object.keys(answers).find((each) => String(chunk) === each)
    if (question) input.write(`${answers[question]?.(said)}\n`)
  })
  const terminal = openTerminal({ input, output })
  const result = await setUpByTerminal(marea.ctx, terminal, email).finally(terminal.close)
  return { result, said }
}

function codeFor(said: string): string {
  const key = /this key in the app: ([A-Z2-7 ]+)/.exec(said)?.[1] ?? ''
  return authenticatorApp(marea, key).code()
}

const right = {
  'Full name: ': () => 'Ana Ruiz',
  'Password: ': () => password,
  'Password again: ': () => password,
  '6-digit code: ': codeFor,
}

test('without a browser the first administrator is made in the terminal, app included', async () => {
  const link = await offerSetupLink(marea.ctx())
  let codes = 0
  const { result, said } = await converse('ana@stays.example', {
    ...right,
    '6-digit code: ': (said) => (codes++ === 0 ? '000000' : codeFor(said)),
  })
  expect(result).toBe(true)
  expect(said).toContain('This code is incorrect')
  expect(said).toContain('https://stays.example/admin/setup')
  expect(said.match(/^\w{5}-\w{5}$/gm)).toHaveLength(10)
  const ana = await signInFully(marea, 'ana@stays.example')
  expect(ana).toMatchObject({ profile: 'ADMIN', needsSecondFactor: true })
  expect((await ana.call('GET', '/admin/console')).status).toBe(200)
  const token = new URL(link ?? '').hash.slice(1)
  const { body } = await marea.call('POST', '/setup/link', { body: { token } })
  expect(body.error.code).toBe('setup.link_invalid')
})

test('passwords that differ, a weak one and a wrong address create nothing', async () => {
  const differing = { ...right, 'Password again: ': () => 'Another1' }
  await expect(converse('ana@stays.example', differing)).rejects.toThrow('differ')
  const weak = { ...right, 'Password: ': () => 'weak', 'Password again: ': () => 'weak' }
  await expect(converse('ana', weak)).rejects.toThrow(/^Nothing was created\. .+6 characters/)
  expect(await marea.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('an installation with an administrator gets no second one this way', async () => {
  await converse('ana@stays.example', right)
  const { result, said } = await converse('eva@stays.example', right)
  expect(result).toBe(false)
  expect(said).toContain('npm run administrator')
})
