import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SetupFinding, SetupStep } from '@marea/contract/setup/steps.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameBrand, signedIn } from '../../../test/people.ts'
import { startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { checkBackups } from './backups.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>

async function open(environment: Record<string, string> = {}) {
  marea = await openTestApp({ environment })
  admin = await signedIn(marea, 'ana', { profile: 'ADMIN' })
}

beforeEach(() => open({ PUBLIC_URL: 'https://stays.example' }))
afterEach(() => marea.close())

async function reopenWith(environment: Record<string, string>): Promise<void> {
  const { databaseUrl } = marea
  await marea.app.close()
  const again = await openTestApp({ environment, databaseUrl })
  await marea.close()
  marea = again
  const token = admin.token
  admin = {
    ...admin,
    call: (method, url, rest = {}) =>
      marea.call(method, url, { ...rest, headers: { authorization: token } }),
  }
}

async function check(step: string, settings: Record<string, string> = {}): Promise<SetupFinding[]> {
  const { status, body } = await admin.call('POST', `/admin/setup/${step}/check`, {
    body: { settings },
  })
  expect(status).toBe(200)
  return body.result.findings
}

async function stateOf(name: string): Promise<string | undefined> {
  const steps: SetupStep[] = (await admin.call('GET', '/admin/setup')).body.result
  return steps.find(({ step }) => step === name)?.state
}

const keys = () => ({
  STRIPE_PUBLISHABLE_KEY: 'pk_test_known',
  STRIPE_SECRET_KEY: marea.ports.cards.standIn?.apiKey ?? '',
  STRIPE_WEBHOOK_SECRET: 'whsec_known',
})

function registerWebhook(url: string, events: string[]) {
  const form = new URLSearchParams([['url', url]])
  for (const [index, event] of events.entries()) form.append(`enabled_events[${index}]`, event)
  const { port, apiKey } = marea.ports.cards.standIn ?? {}
  return fetch(`http://127.0.0.1:${port}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body: form,
  })
}

test('keys are checked against their account, and the webhook against the address of the site', async () => {
  expect(
    await check('payments', { ...keys(), STRIPE_SECRET_KEY: 'sk_test_revoked' }),
  ).toMatchObject([{ finding: 'stripe_refused', tone: 'bad' }])
  expect(await check('payments', { ...keys(), STRIPE_PUBLISHABLE_KEY: 'pk_live_x' })).toMatchObject(
    [{ finding: 'stripe_modes_differ' }],
  )
  const webhook = 'https://stays.example/api/webhooks/stripe'
  expect(await check('payments', keys())).toEqual([
    { finding: 'stripe_account', tone: 'good', detail: 'Stand-in account, US' },
    { finding: 'stripe_test', tone: 'warn', detail: '' },
    { finding: 'webhook_missing', tone: 'bad', detail: webhook },
  ])
  await registerWebhook(webhook, ['payment_intent.succeeded'])
  expect(await check('payments', keys())).toContainEqual({
    finding: 'webhook_events_missing',
    tone: 'bad',
    detail: 'setup_intent.*, refund.*, payout.*, charge.dispute.*, radar.early_fraud_warning.*',
  })
  expect(await stateOf('payments')).toBe('open')
})

test('keys that pass complete the step once they run, and other keys open it again', async () => {
  await registerWebhook('https://stays.example/api/webhooks/stripe', ['*'])
  const good = keys()
  const found = await check('payments', good)
  expect(found.map(({ tone }) => tone)).toEqual(['good', 'warn', 'good'])
  expect(await stateOf('payments')).toBe('open')
  await reopenWith({ PUBLIC_URL: 'https://stays.example', ...good })
  expect(await stateOf('payments')).toBe('done')
  await reopenWith({ PUBLIC_URL: 'https://stays.example', ...good, STRIPE_SECRET_KEY: 'sk_test_b' })
  expect(await stateOf('payments')).toBe('open')
})

test('what is entered is stored nowhere, and missing or faulty settings are named', async () => {
  expect(await check('payments', { STRIPE_SECRET_KEY: 'wrong' })).toEqual([
    { finding: 'setting_missing', tone: 'bad', detail: 'STRIPE_PUBLISHABLE_KEY' },
    { finding: 'setting_missing', tone: 'bad', detail: 'STRIPE_WEBHOOK_SECRET' },
    { finding: 'setting_invalid', tone: 'bad', detail: 'STRIPE_SECRET_KEY' },
  ])
  await check('email', {
    SMTP_URL: 'smtp://marea:very-secret@127.0.0.1:1',
    MAIL_FROM: 'a@b.example',
  })
  const [steps, acts] = await Promise.all([
    marea.db.selectFrom('setupSteps').selectAll().execute(),
    marea.db.selectFrom('adminActs').selectAll().execute(),
  ])
  expect(JSON.stringify([steps, acts])).not.toContain('very-secret')
  expect(acts.map(({ act }) => act)).toEqual(['setup.step_checked', 'setup.step_checked'])
})

test('a test email goes through the entered server, and its digits complete the step', async () => {
  const server = await startMailServer()
  const settings = {
    SMTP_URL: `smtp://marea:s%2Fcret@127.0.0.1:${server.port}`,
    MAIL_FROM: 'Stays <hello@stays.example>',
  }
  expect(await check('email', settings)).toEqual([
    { finding: 'email_sent', tone: 'good', detail: 'ana@marea.test' },
  ])
  const [{ from, to, source } = { from: '', to: [], source: '' }] = server.received
  expect([from, ...to]).toEqual(['hello@stays.example', 'ana@marea.test'])
  const digits = /arrived: (\d{6})/.exec(source)?.[1] ?? ''
  const confirm = (digits: string) =>
    admin.call('POST', '/admin/setup/email/confirmation', { body: { digits } })
  const wrong = await confirm(digits === '000000' ? '111111' : '000000')
  expect(wrong.body.error.code).toBe('setup.wrong_digits')
  expect((await confirm(digits)).status).toBe(200)
  await reopenWith({ PUBLIC_URL: 'https://stays.example', ...settings })
  expect(await stateOf('email')).toBe('done')
  const password = { ...settings, SMTP_URL: `smtp://marea:wrong@127.0.0.1:${server.port}` }
  expect(await check('email', password)).toMatchObject([
    { finding: 'email_refused', detail: '535' },
  ])
  await server.close()
  expect(await check('email', settings)).toMatchObject([{ finding: 'email_refused', tone: 'bad' }])
  for (let tries = 0; tries < 20; tries += 1) await confirm('000000')
  expect((await confirm(digits)).body.error.code).toBe('request.too_many')
})

test('files are written and read where they will be, or the reason is said', async () => {
  expect((await check('files')).map(({ finding }) => finding)).toEqual([
    'files_written',
    'files_on_disk',
  ])
  expect(await stateOf('files')).toBe('done')
  const nowhere = 'http://key:secret@127.0.0.1:1/bucket?region=us-east-1'
  expect(await check('files', { S3_URL: nowhere })).toMatchObject([{ finding: 'files_failed' }])
})

test('a folder for backups is tried, and the first backup is written once it runs', async () => {
  expect(await check('backups', { BACKUP_DIR: '/dev/null/x' })).toMatchObject([
    { finding: 'backup_folder_failed', detail: 'ENOTDIR' },
  ])
  const folder = await mkdtemp(join(tmpdir(), 'marea-setup-backups-'))
  const entered = await check('backups', { BACKUP_DIR: folder })
  expect(entered.at(-1)?.finding).toBe('backup_waits')
  expect(entered).toContainEqual({ finding: 'backup_key_apart', tone: 'good', detail: '' })
  await reopenWith({ PUBLIC_URL: 'https://stays.example', BACKUP_DIR: folder })
  expect((await check('backups')).at(-1)?.finding).toBe('backup_started')
  await marea.runJobs()
  expect((await check('backups')).at(-1)?.finding).toBe('backup_written')
  expect(await stateOf('backups')).toBe('done')
  await rm(folder, { recursive: true, force: true })
})

test('a key of the server’s own is in its backups, and the check says where it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marea-setup-backups-'))
  const config = { ...marea.config, secretKey: undefined }
  expect(await checkBackups({ ...marea.ctx(), config }, { BACKUP_DIR: folder })).toContainEqual({
    finding: 'backup_key_inside',
    tone: 'warn',
    detail: join(config.dataDir, 'secret-key'),
  })
  await rm(folder, { recursive: true, force: true })
})

test('a step is skipped, comes back, and places are confirmed by an administrator', async () => {
  const change = (step: string, state: string) =>
    admin.call('PUT', `/admin/setup/${step}`, { body: { state } })
  await change('payments', 'skipped')
  expect(await stateOf('payments')).toBe('skipped')
  await change('payments', 'open')
  expect(await stateOf('payments')).toBe('open')
  expect((await change('payments', 'done')).body.error.code).toBe('setup.not_confirmable')
  await change('place', 'done')
  expect(await stateOf('place')).toBe('done')
  const acts = await marea.db.selectFrom('adminActs').select('act').orderBy('id').execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'setup.step_skipped',
    'setup.step_reopened',
    'setup.step_completed',
  ])
})

test('an address without TLS is a warning, and a demo has no steps', async () => {
  const settings = { PUBLIC_URL: 'http://stays.example' }
  await renameBrand(marea, { email: '', phone: '' })
  expect(await check('company', settings)).toMatchObject([
    { finding: 'address_insecure', tone: 'warn' },
    { finding: 'support_missing', tone: 'warn' },
  ])
  const value = { ...marea.ctx().brand, email: 'hello@stays.example' }
  await admin.call('PUT', '/admin/brand', { body: { value, changes: 1, reason: 'Setup' } })
  await marea.brand.refresh()
  expect(await check('company', settings)).toMatchObject([
    { finding: 'address_insecure' },
    { finding: 'support_set', detail: 'Marea, hello@stays.example' },
  ])
  await reopenWith({ DEMO: 'true' })
  expect((await admin.call('GET', '/admin/setup')).body.result).toEqual([])
})
