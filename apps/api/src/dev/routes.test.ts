import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Email } from '#platform/ports.ts'
import { newHandover } from '../../test/stand-ins/mail-server.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

const welcome: Email = {
  to: 'lucia@marea.test',
  language: 'es',
  versions: {
    en: { subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' },
    es: { subject: 'Le damos la bienvenida', html: '<p>Señora Núñez</p>', text: 'Señora Núñez' },
  },
}

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { DEMO: 'true' } })
  await marea.ports.mail.send(welcome, newHandover())
  await marea.ports.mail.send({ ...welcome, to: 'tom@marea.test', language: 'en' }, newHandover())
})

afterAll(() => marea.close())

test('the outbox lists emails newest first, by the subject in the reader’s language', async () => {
  const { status, body } = await marea.call('GET', '/dev/outbox')
  expect(status).toBe(200)
  expect(body.result).toEqual([
    entry({ to: 'tom@marea.test', language: 'en', subject: 'Welcome' }),
    entry({ to: 'lucia@marea.test', language: 'es', subject: 'Le damos la bienvenida' }),
  ])
})

test('an email opens completely, in both languages', async () => {
  const { status, body } = await marea.call('GET', `/dev/outbox/${await newestId()}`)
  expect(status).toBe(200)
  expect(body.result).toMatchObject({ to: 'tom@marea.test', versions: welcome.versions })
  expect(body.result.attachments).toEqual([])
})

test('an email’s page may be framed by ours, with styles and without scripts', async () => {
  const { status, headers, body } = await marea.call(
    'GET',
    `/dev/outbox/${await newestId()}/html?language=es`,
  )
  expect(status).toBe(200)
  expect(body).toBe('<p>Señora Núñez</p>')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'self'; sandbox")
  expect(policy).not.toContain('allow-scripts')
})

test.each(['nothing', 'nothing/html?language=en'])('%s is not in the outbox', async (path) => {
  const { status, body } = await marea.call('GET', `/dev/outbox/${path}`)
  expect(status).toBe(404)
  expect(body.error.code).toBe('resource.not_found')
})

test.each([
  '/dev/outbox/..%2F..%2Fsecret-key',
  '/dev/outbox/%00',
  '/dev/outbox?page=2',
  '/dev/outbox/nothing/html',
  '/dev/outbox/nothing/html?language=fr',
])('%s is refused as invalid', async (url) => {
  const { status, body } = await marea.call('GET', url)
  expect(status).toBe(400)
  expect(body.error.code).toBe('request.invalid')
})

test('without development pages there is no outbox', async () => {
  const live = await openTestApp({ environment: { DEMO: 'false' } })
  await live.ports.mail.send(welcome, newHandover())
  for (const url of [
    '/dev/outbox',
    '/dev/outbox/nothing',
    '/dev/outbox/nothing/html?language=en',
  ]) {
    expect((await live.call('GET', url)).status).toBe(404)
  }
  await live.close()
})

async function newestId(): Promise<string> {
  const { body } = await marea.call('GET', '/dev/outbox')
  return body.result[0].id
}

function entry(reported: { to: string; language: string; subject: string }) {
  return {
    ...reported,
    id: expect.stringMatching(/^[0-9a-z-]+$/),
    sentAt: expect.stringMatching(/Z$/),
  }
}
