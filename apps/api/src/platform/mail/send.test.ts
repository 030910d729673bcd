import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import type { Mail } from '#platform/ports.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { listOutbox } from './outbox.ts'
import { sendMailJob } from './send.ts'

const content = { subject: 'Welcome', html: '<p>Welcome</p>', text: 'Welcome' }
const mail: Mail = {
  to: 'lucia@marea.test',
  language: 'en',
  versions: { en: content, es: content },
}

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})

afterAll(() => marea.close())

test('a mail leaves once the transaction that wanted it commits', async () => {
  await inTransaction(marea.ctx(), (ctx) => ctx.ports.jobs.enqueue(ctx.db, sendMailJob, mail))
  await marea.runJobs()
  expect(await listOutbox(marea.config.dataDir)).toMatchObject([mail])
})

test('a mail of a transaction that fails never leaves', async () => {
  const before = await listOutbox(marea.config.dataDir)
  const failing = inTransaction(marea.ctx(), async (ctx) => {
    await ctx.ports.jobs.enqueue(ctx.db, sendMailJob, mail)
    throw new Error('no nights left')
  })
  await expect(failing).rejects.toThrow('no nights left')
  await marea.runJobs()
  expect(await listOutbox(marea.config.dataDir)).toEqual(before)
})

test('the log tells that a mail left, not to whom', async () => {
  let written = ''
  const log = pino({}, { write: (line: string) => (written += line) })
  await sendMailJob.handle({ ...marea.ctx(), log }, mail)
  expect(written).toContain('mail sent')
  expect(written).not.toMatch(/lucia|Welcome/)
})

test('a mail that cannot be sent fails its job, so that it is tried again', async () => {
  const ctx = marea.ctx()
  const away = { send: () => Promise.reject(new Error('the server is away')) }
  const sending = sendMailJob.handle({ ...ctx, ports: { ...ctx.ports, mail: away } }, mail)
  await expect(sending).rejects.toThrow('the server is away')
})
