import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { queueEmail } from './queue.ts'

let marea: TestApp
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
  marea = await openTestApp({ environment: { SMTP_URL: server.url } })
})
afterAll(async () => {
  await marea.close()
  await server.close()
})

function sweep(): Promise<void> {
  return jobNamed('mail.retry-due').handle(marea.ctx(), {})
}

test('a process killed after the server accepted a confirmation does not lead to a second one', async () => {
  const content = { subject: 'Booking confirmed', html: '<p>Confirmed</p>', text: 'Confirmed' }
  await queueEmail(marea.ctx(), {
    key: 'test:killed',
    to: 'guest@marea.test',
    language: 'en',
    versions: { en: content, es: content },
  })
  const taken = Promise.withResolvers<void>()
  const killed = Promise.withResolvers<void>()
  server.behavior.onTaken = () => {
    taken.resolve()
    return killed.promise
  }
  const script = new URL('../../../test/send-mails.ts', import.meta.url).pathname
  const now = marea.clock.now().toString()
  const worker = spawn(process.execPath, [
    script,
    marea.databaseUrl,
    server.url,
    marea.config.dataDir,
    now,
  ])
  await taken.promise
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  killed.resolve()
  server.behavior.onTaken = () => undefined
  marea.clock.advance({ minutes: 11 })
  await sweep()
  await sweep()
  const mails = await marea.db.selectFrom('outgoingMails').select('status').execute()
  expect(mails).toEqual([{ status: 'unknown' }])
  expect(server.received).toHaveLength(1)
}, 120_000)
