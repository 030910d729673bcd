import { setTimeout as wait } from 'node:timers/promises'
import { type DoctorCheck, outcomeOf } from '@marea/contract/operations/doctor.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteBackup } from '#operations/checks/note-backup.ts'
import { signedIn } from '../../../test/people.ts'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { checks, examine } from './examine.ts'
import { type Checks, type Examined, found } from './examined.ts'

let marea: TestApp
let mail: MailServer
let examined: Examined
const warnings: unknown[] = []
const log = { warn: (facts: unknown) => warnings.push(facts) }

/** The name servers of the world outside. */
const records: Record<string, string[][]> = {
  'marea.example': [['v=spf1 include:mail.example ', '-all']],
  '_dmarc.marea.example': [['v=DMARC1; p=reject']],
}
const dns: Examined['dns'] = {
  async resolveTxt(name: string) {
    if (records[name]) return records[name]
    throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' })
  },
  async resolveMx() {
    return [{ exchange: 'mx.marea.example', priority: 10 }]
  },
}

beforeAll(async () => {
  marea = await openTestApp()
  mail = await startMailServer()
  const { db, ports } = marea
  examined = {
    config: {
      ...marea.config,
      demo: false,
      smtpUrl: mail.url,
      mailFrom: 'Marea <hola@marea.example>',
    },
    ...{ db, dns, files: ports.files, cards: ports.cards, now: marea.clock.now() },
    countFailingWebhooks: async () => 0,
  }
  await noteBackup(marea.db, { now: marea.clock.now(), tables: 100 })
})
afterAll(async () => {
  await mail.close()
  await marea.close()
})

type Changes = Partial<Omit<Examined, 'config'>> & { config?: Partial<Examined['config']> }

function given({ config = {}, ...others }: Changes): Examined {
  return { ...examined, ...others, config: { ...examined.config, ...config } }
}

const find = (check: DoctorCheck, changes: Changes = {}) => checks[check](given(changes))

test('an installation that is set up has no problem, and no secret is in what is said', async () => {
  const findings = await examine(examined, { log })
  expect(findings.map(({ check }) => check)).toEqual(Object.keys(checks))
  const problems = findings.filter(({ code }) => outcomeOf(code) === 'problem')
  // The database of the tests gives up durability for speed.
  expect(problems.map(({ code }) => code)).toEqual(['database_unsafe'])
  expect(JSON.stringify(findings)).not.toMatch(/s%2Fcret|s\/cret|postgres:\/\/|sk_test/)
})

test('a check that hangs or fails delays and hides no other, and its message is not shown', async () => {
  const broken: Checks = {
    ...checks,
    disk: () => wait(60_000, found('disk_free'), { ref: false }),
    clock: () => Promise.reject(new Error('smtp://marea:s%2Fcret@host')),
  }
  const begun = performance.now()
  const findings = await examine(examined, { log, seconds: 2 }, broken)
  expect(performance.now() - begun).toBeLessThan(10_000)
  const of = (name: DoctorCheck) => findings.find(({ check }) => check === name)
  expect(of('disk')).toEqual({ check: 'disk', code: 'check_timed_out', facts: { seconds: 2 } })
  expect(of('clock')).toEqual({ check: 'clock', code: 'check_failed', facts: { reason: 'Error' } })
  expect(of('versions')?.code).toBe('versions_current')
  expect(JSON.stringify([findings, warnings])).not.toContain('s%2Fcret')
})

test('a mail server is tried with our password, and nothing is sent', async () => {
  expect(await find('email')).toMatchObject({ code: 'email_ready' })
  expect(mail.received).toEqual([])
  const wrong = { smtpUrl: `smtp://marea:wrong@127.0.0.1:${mail.port}` }
  expect((await find('email', { config: wrong })).code).toBe('email_refused')
  const nowhere = await find('email', { config: { smtpUrl: 'smtp://marea:s%2Fcret@127.0.0.1:1' } })
  expect(nowhere).toMatchObject({ code: 'email_unreachable', facts: { host: '127.0.0.1:1' } })
  expect((await find('email', { config: { smtpUrl: undefined } })).code).toBe('email_missing')
  const demo = { smtpUrl: undefined, demo: true }
  expect((await find('email', { config: demo })).code).toBe('email_stored')
})

test('the records of the mail domain that are missing are named', async () => {
  expect((await find('dns')).code).toBe('dns_complete')
  expect(await find('dns', { config: { mailFrom: 'hola@other.example' } })).toEqual(
    found('dns_missing', { domain: 'other.example', records: 'SPF, DMARC' }),
  )
  const silent = {
    ...dns,
    resolveMx: () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' })),
  }
  const findings = await examine(given({ dns: silent }), { log })
  expect(findings.find(({ check }) => check === 'dns')?.facts).toEqual({ reason: 'ETIMEOUT' })
})

test('an address without a certificate and a proxy that nobody trusts are found', async () => {
  const at = (publicUrl: string) => find('address', { config: { publicUrl } })
  expect((await at('http://localhost:3000')).code).toBe('address_local')
  expect((await at('http://marea.example')).code).toBe('address_plain')
  // The mail server speaks no TLS.
  expect(await at(`https://127.0.0.1:${mail.port}`)).toMatchObject({ code: 'certificate_refused' })
  const proxy = async (publicUrl: string, trustProxy: string | false) =>
    (await find('proxy', { config: { publicUrl, trustProxy } })).code
  expect(await proxy('https://marea.example', false)).toBe('proxy_unknown')
  expect(await proxy('https://marea.example', 'true')).toBe('proxy_anyone')
  expect(await proxy('https://marea.example', '10.0.0.0/8')).toBe('proxy_trusted')
  expect(await proxy('http://localhost:3000', false)).toBe('proxy_direct')
})

test('a backup that is late or missing, and settings that are missing, are found', async () => {
  expect((await find('backups')).code).toBe('backup_recent')
  expect(await find('backups', { now: examined.now.add({ hours: 30 }) })).toEqual(
    found('backup_late', { hours: 30 }),
  )
  await marea.db.deleteFrom('operationChecks').where('name', '=', 'backup').execute()
  expect((await find('backups')).code).toBe('backup_missing')
  const { code, facts } = await find('configuration', {
    config: { support: { email: '', phone: '', location: 'Miami, FL' }, ach: undefined },
  })
  expect(code).toBe('configuration_incomplete')
  expect(facts.settings).toContain('SUPPORT_EMAIL, SUPPORT_PHONE, ACH_BANK_ROUTING')
})

test('a job that waits too long, one that failed for good and a missing migration are found', async () => {
  expect((await find('queues')).code).toBe('queues_moving')
  await sql`insert into failed_jobs (id, name, data, failure, attempts, failed_at)
    values (${crypto.randomUUID()}, 'mail.send', '{}', 'x', 9, ${examined.now})`.execute(marea.db)
  expect(await find('queues')).toEqual(found('jobs_failed', { count: 1 }))
  await sql`update pgboss.job set start_after = now() - interval '20 minutes'
    where state < 'active'`.execute(marea.db)
  await sql`insert into pgboss.job (name, start_after)
    values ('mail.send', now() - interval '20 minutes')`.execute(marea.db)
  expect((await find('queues')).code).toBe('queues_late')
  const { rows } = await sql<{ name: string }>`delete from kysely_migration
    where name = (select max(name) from kysely_migration) returning name`.execute(marea.db)
  expect(await find('schema')).toEqual(
    found('schema_behind', { count: 1, next: rows[0]?.name ?? '' }),
  )
})

test('files that are not kept and an address that webhooks do not reach are found', async () => {
  expect((await find('files')).code).toBe('files_kept')
  const keys = await Array.fromAsync(marea.ports.files.list())
  expect(keys.filter((key) => key.startsWith('system-check'))).toEqual([])
  const files = { ...marea.ports.files, get: async () => undefined }
  expect((await find('files', { files })).code).toBe('files_wrong')
  expect((await find('webhooks', { countFailingWebhooks: async () => 2 })).facts).toEqual({
    count: 2,
  })
})

test('administrators read it in the console', async () => {
  const admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const { status, body } = await admin.call('GET', '/admin/doctor')
  expect(status).toBe(200)
  expect(body.result.findings).toHaveLength(Object.keys(checks).length)
})
